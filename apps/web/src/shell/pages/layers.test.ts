import { afterEach, describe, expect, test, vi } from 'vitest'
import { browserHistory, createLayers, hasPageBefore, isLayer } from './layers.ts'

/** A history of one page, with each entry’s number of layers, as a browser keeps it. */
function fakeHistory(entries: number[] = [0]) {
  let at = entries.length - 1
  let tasks: (() => void)[] = []
  function push(count: number): void {
    entries.splice(at + 1)
    entries.push(count)
    at += 1
  }
  const comeToPage = (): void => push(0)
  const layers = createLayers({
    here: () => entries[at] ?? 0,
    push,
    back: (steps) => step(-steps),
    later: (task) => tasks.push(task),
  })
  function step(steps: number): void {
    at = Math.max(0, Math.min(entries.length - 1, at + steps))
    layers.cameBack()
  }
  function settle(): void {
    while (tasks.length > 0) {
      const due = tasks
      tasks = []
      for (const task of due) task()
    }
  }
  return {
    open(answer: (leave: () => void) => boolean) {
      const leave: () => void = layers.open(() => answer(leave))
      settle()
      return () => {
        leave()
        settle()
      }
    },
    go(steps: number) {
      step(steps)
      settle()
    },
    /** A link, or whatever else leads to another page. */
    leaveFor: comeToPage,
    /** An address leads to a page, which opens its sheet before anybody hears that the history has moved. */
    comeToSheet(answer: (leave: () => void) => boolean) {
      comeToPage()
      const leave: () => void = layers.open(() => answer(leave))
      layers.cameBack()
      settle()
    },
    begin() {
      layers.cameBack()
      settle()
    },
    entries: () => [entries, at],
  }
}

/** Closes when it is asked to, as a sheet does. */
const closes = (leave: () => void): boolean => {
  leave()
  return true
}

test('an open sheet has an entry, and back closes it and leaves the page', () => {
  const history = fakeHistory()
  const asked: string[] = []
  history.open((leave) => {
    asked.push('sheet')
    return closes(leave)
  })
  expect(history.entries()).toEqual([[0, 1], 1])
  history.go(-1)
  expect(asked).toEqual(['sheet'])
  expect(history.entries()).toEqual([[0, 1], 0])
})

test('a sheet that opens with the page that comes is not closed by the step that led there', () => {
  const history = fakeHistory()
  const asked: string[] = []
  history.comeToSheet((leave) => {
    asked.push('sheet')
    return closes(leave)
  })
  expect(asked).toEqual([])
  expect(history.entries()).toEqual([[0, 0, 1], 2])
  history.go(-1)
  expect(asked).toEqual(['sheet'])
  expect(history.entries()).toEqual([[0, 0, 1], 1])
})

test('a sheet that is closed by its own button gives its entry back', () => {
  const history = fakeHistory()
  const close = history.open(closes)
  close()
  expect(history.entries()).toEqual([[0, 1], 0])
})

test('of a dialog over a sheet back closes the dialog first', () => {
  const history = fakeHistory()
  const asked: string[] = []
  for (const name of ['sheet', 'dialog']) {
    history.open((leave) => {
      asked.push(name)
      return closes(leave)
    })
  }
  expect(history.entries()).toEqual([[0, 1, 2], 2])
  history.go(-1)
  expect(asked).toEqual(['dialog'])
  history.go(-1)
  expect(asked).toEqual(['dialog', 'sheet'])
  expect(history.entries()).toEqual([[0, 1, 2], 0])
})

test('what is sending stays, however often one goes back, and has its entry again', () => {
  const history = fakeHistory()
  let asked = 0
  history.open(() => {
    asked += 1
    return false
  })
  for (let press = 0; press < 5; press += 1) history.go(-1)
  expect(asked).toBe(5)
  expect(history.entries()).toEqual([[0, 1], 1])
})

test('two steps back close two at once', () => {
  const history = fakeHistory()
  history.open(closes)
  history.open(closes)
  history.go(-2)
  expect(history.entries()).toEqual([[0, 1, 2], 0])
})

test('forward to the entry of a closed sheet leads back to its page', () => {
  const history = fakeHistory()
  history.open(closes)
  history.go(-1)
  history.go(1)
  expect(history.entries()).toEqual([[0, 1], 0])
})

test('a page loaded anew on the entry of a sheet leaves it', () => {
  const history = fakeHistory([0, 1, 2])
  history.begin()
  expect(history.entries()).toEqual([[0, 1, 2], 0])
})

test('a sheet that closes because its page is left takes nothing back from the next page', () => {
  const history = fakeHistory()
  const close = history.open(closes)
  history.leaveFor()
  close()
  expect(history.entries()).toEqual([[0, 1, 0], 2])
})

test('closed and opened again at once it has one entry', () => {
  const history = fakeHistory()
  const close = history.open(closes)
  close()
  history.open(closes)
  expect(history.entries()).toEqual([[0, 1], 1])
})

/** A browser steps back later than it is asked to. */
function slowHistory(entries: number[]) {
  let at = entries.length - 1
  const due: (() => void)[] = []
  const steps: number[] = []
  const layers = createLayers({
    here: () => entries[at] ?? 0,
    push(count) {
      entries.splice(at + 1)
      entries.push(count)
      at += 1
    },
    back: (count) => steps.push(count),
    later: (task) => due.push(task),
  })
  function settle(): void {
    for (const task of due.splice(0)) task()
  }
  return {
    open: (onBack: () => boolean) => layers.open(onBack),
    settle,
    /** A step of the member. */
    step(by: number) {
      at += by
      layers.cameBack()
    },
    arrive() {
      for (const count of steps.splice(0)) {
        at -= count
        layers.cameBack()
      }
      settle()
    },
    entries: () => [entries, at],
  }
}

test('a sheet and a dialog in it that close at once leave their own entries and no other', () => {
  const history = slowHistory([0, 0])
  const leave = [history.open(() => true), history.open(() => true)]
  history.settle()
  expect(history.entries()).toEqual([[0, 0, 1, 2], 3])
  for (const each of leave) each()
  history.settle()
  history.arrive()
  expect(history.entries()).toEqual([[0, 0, 1, 2], 1])
})

test('a sheet that is opened again before the way back has arrived stays open, with an entry', () => {
  const history = slowHistory([0, 0])
  const asked: string[] = []
  const close = history.open(() => true)
  history.settle()
  close()
  history.settle()
  history.open(() => asked.push('the second') > 0)
  history.settle()
  history.arrive()
  expect([asked, history.entries()]).toEqual([[], [[0, 0, 1], 2]])
})

test('a dialog under one that refuses keeps its entry, and so does the one that refuses', () => {
  const history = slowHistory([0, 0])
  const asked: string[] = []
  history.open(() => asked.push('below') > 0)
  history.open(() => {
    asked.push('above')
    return false
  })
  history.settle()
  history.step(-2)
  expect([asked, history.entries()]).toEqual([['above'], [[0, 0, 1, 2], 3]])
})

test('a layer that closes without leaving by itself is left for it', () => {
  const history = slowHistory([0, 0])
  const asked: string[] = []
  history.open(() => asked.push('asked') > 0)
  history.settle()
  history.step(-1)
  history.settle()
  history.step(0)
  expect([asked, history.entries()]).toEqual([['asked'], [[0, 0, 1], 1]])
})

/** The browser's own history, and what is done with it. */
function stubbed(state: unknown) {
  const calls: unknown[] = []
  vi.stubGlobal('history', {
    state,
    pushState: (...args: unknown[]) => calls.push(args),
    go: (steps: number) => calls.push(steps),
  })
  return calls
}

describe('the history of a browser', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test.each([
    ['nothing of the router', null, 0, false, false],
    ['the first page', { idx: 0 }, 0, false, false],
    ['the second page', { idx: 1 }, 0, false, true],
    ['a sheet of the first page', { idx: 1, layers: 1 }, 1, true, false],
    ['a sheet of the second page', { idx: 2, layers: 1 }, 1, true, true],
    ['an entry without a number', { layers: 1 }, 1, true, false],
  ])('in %s', (_, state, here, layer, before) => {
    stubbed(state)
    expect([browserHistory.here(), isLayer(), hasPageBefore()]).toEqual([here, layer, before])
  })

  test.each([
    [
      { idx: 4, key: 'k' },
      { idx: 5, key: 'k', layers: 1 },
    ],
    [null, { idx: 1, layers: 1 }],
    [{ key: 'k' }, { key: 'k', idx: 1, layers: 1 }],
  ])('after %j a layer is the next entry of the same address', (state, pushed) => {
    const calls = stubbed(state)
    browserHistory.push(1)
    expect(calls).toEqual([[pushed, '']])
  })

  test('steps back are steps back, and a task runs after the current one', () => {
    vi.useFakeTimers()
    const calls = stubbed(null)
    browserHistory.back(2)
    browserHistory.later(() => calls.push('later'))
    expect(calls).toEqual([-2])
    vi.runAllTimers()
    expect(calls).toEqual([-2, 'later'])
  })
})
