import { addons } from 'storybook/preview-api'

/**
 * Why stories failed, by their ids: a play function threw, or what it plays with could not be drawn. Storybook itself
 * ends with "finished" all the same.
 */
const failures = new Map<string, string>()

type PhaseChange = { storyId: string; newPhase: string }

async function noteFailures(): Promise<void> {
  const channel = await addons.ready()
  let current = ''
  channel.on('storyRenderPhaseChanged', ({ storyId, newPhase }: PhaseChange) => {
    current = storyId
    if (newPhase === 'loading') failures.delete(storyId)
    if (newPhase === 'errored') failures.set(storyId, failures.get(storyId) ?? '')
  })
  // They do not say of which story they are.
  const noteReason = ({ message }: { message: string }): Map<string, string> => failures.set(current, message)
  channel.on('playFunctionThrewException', noteReason)
  channel.on('storyThrewException', noteReason)
}

// For tools/desk, which lists them.
Object.assign(globalThis, { kabutoFailures: failures })
void noteFailures()
