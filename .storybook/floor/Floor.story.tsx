export default { title: 'Floor' }

export const Ready = { render: () => <h1>出金</h1> }
