import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve, type Serving } from '../apps/fixture/src/serve.ts'
import { settingsOf } from '../apps/fixture/src/settings.ts'

// Runs the servers of all journeys, each on books of its own, in one process: a process for each would load the same
// code and warm up anew hundreds of times. It prints its address, and ends when its input does.

const running = new Map<number, Serving>()

async function start(env: Record<string, string>): Promise<{ port: number }> {
  const serving = await serve(settingsOf({ PORT: '0', ...env }))
  running.set(serving.port, serving)
  return { port: serving.port }
}

async function stop({ port }: { port: number }): Promise<object> {
  const serving = running.get(port)
  running.delete(port)
  await serving?.stop()
  return {}
}

async function answer(request: IncomingMessage): Promise<object> {
  const body: unknown = JSON.parse(await text(request))
  return request.url === '/start' ? start(body as Record<string, string>) : stop(body as { port: number })
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => response.end(JSON.stringify(body)),
    (fault: unknown) => {
      response.statusCode = 500
      response.end(String(fault))
    },
  )
})

server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`))
process.stdin.on('end', () => process.exit()).resume()
