import jsonServer from 'json-server'

// json-server as it comes: its router over one JSON file, which it writes whole for every POST.
const app = jsonServer.create()
app.use(jsonServer.router(process.env['KABUTO_PLAIN'] ?? ''))
const server = app.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`)
})
