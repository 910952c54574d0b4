import jsonServer from 'json-server'

// The control of kill.test.ts: json-server's own store, which writes its whole file in place, kept writing.
type Database = { get: (name: string) => { push: (row: object) => { write: () => unknown } } }

const { db } = jsonServer.router<Database>(process.env['KABUTO_PLAIN'] ?? '') as unknown as { db: Database }
console.log('http://127.0.0.1:0/ is not served; rows are being written.')
setInterval(() => db.get('rows').push({ text: 'y' }).write(), 1)
