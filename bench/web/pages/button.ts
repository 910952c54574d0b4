// The page of pages/peer/floor.tsx without React: what the network and the browser take by themselves.

let count = 0
const button = document.createElement('button')
button.textContent = String(count)
button.addEventListener('click', () => {
  count += 1
  button.textContent = String(count)
})
document.getElementById('root')?.append(button)
