import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { follow, writeData, writeText } from './write.ts'

/** A source that a test moves by hand. */
function source() {
  const listeners = new Set<() => void>()
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    move: () => {
      for (const listener of listeners) listener()
    },
    heardBy: () => listeners.size,
  }
}

describe('following a source', () => {
  let frames: (() => void)[] = []
  function draw(): void {
    const due = frames
    frames = []
    for (const frame of due) frame()
  }

  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  })
  afterEach(() => {
    draw()
    vi.runAllTimers()
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })

  test('nothing is written before a change, and many changes of one frame are written once', () => {
    const { subscribe, move } = source()
    const seen = vi.fn<() => void>()
    follow(subscribe, seen, vi.fn<() => void>())
    draw()
    expect(seen).toHaveBeenCalledTimes(0)
    move()
    move()
    expect(seen).toHaveBeenCalledTimes(0)
    draw()
    expect(seen).toHaveBeenCalledTimes(1)
    move()
    draw()
    expect(seen).toHaveBeenCalledTimes(2)
  })

  test('all parts on a page share one frame', () => {
    const [one, other] = [source(), source()]
    const [seenOne, seenOther] = [vi.fn<() => void>(), vi.fn<() => void>()]
    follow(one.subscribe, seenOne, vi.fn<() => void>())
    follow(other.subscribe, seenOther, vi.fn<() => void>())
    one.move()
    other.move()
    expect(frames).toHaveLength(1)
    draw()
    expect([seenOne, seenOther].map((seen) => seen.mock.calls.length)).toEqual([1, 1])
  })

  test('what changes while a frame is written is written in the next one', () => {
    const { subscribe, move } = source()
    const seen = vi.fn<() => void>(() => {
      if (seen.mock.calls.length === 1) move()
    })
    follow(subscribe, seen, vi.fn<() => void>())
    move()
    draw()
    expect(seen).toHaveBeenCalledTimes(1)
    draw()
    expect(seen).toHaveBeenCalledTimes(2)
  })

  test('it is announced with the first frame that is drawn a second after the first change', () => {
    const { subscribe, move } = source()
    const [seen, heard] = [vi.fn<() => void>(), vi.fn<() => void>()]
    follow(subscribe, seen, heard)
    vi.advanceTimersByTime(5000)
    expect(heard).toHaveBeenCalledTimes(0)
    move()
    draw()
    vi.advanceTimersByTime(999)
    move()
    draw()
    expect(heard).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(heard).toHaveBeenCalledTimes(0)
    move()
    draw()
    expect([seen.mock.calls.length, heard.mock.calls.length]).toEqual([3, 1])
    vi.advanceTimersByTime(5000)
    expect(heard).toHaveBeenCalledTimes(1)
  })

  test('where no frame is drawn it is announced by itself, 300 ms later, and again only after another change', () => {
    const { subscribe, move } = source()
    const heard = vi.fn<() => void>()
    follow(subscribe, vi.fn<() => void>(), heard)
    for (const times of [1, 2]) {
      move()
      draw()
      vi.advanceTimersByTime(1299)
      expect(heard).toHaveBeenCalledTimes(times - 1)
      vi.advanceTimersByTime(1)
      expect(heard).toHaveBeenCalledTimes(times)
      vi.advanceTimersByTime(5000)
      expect(heard).toHaveBeenCalledTimes(times)
    }
  })

  test('what changes at different times is announced at once, and never twice within a second', () => {
    const [one, other] = [source(), source()]
    const shown: string[] = []
    follow(one.subscribe, vi.fn<() => void>(), () => shown.push('one'))
    follow(other.subscribe, vi.fn<() => void>(), () => shown.push('other'))
    one.move()
    vi.advanceTimersByTime(900)
    other.move()
    draw()
    vi.advanceTimersByTime(100)
    one.move()
    draw()
    expect(shown).toEqual(['one', 'other'])
    one.move()
    vi.advanceTimersByTime(999)
    draw()
    expect(shown).toEqual(['one', 'other'])
    vi.advanceTimersByTime(301)
    expect(shown).toEqual(['one', 'other', 'one'])
  })

  test('once it is ended nothing is written or announced, not even what has changed before', () => {
    const { subscribe, move, heardBy } = source()
    const [seen, heard] = [vi.fn<() => void>(), vi.fn<() => void>()]
    const end = follow(subscribe, seen, heard)
    move()
    end()
    expect(heardBy()).toBe(0)
    draw()
    vi.advanceTimersByTime(5000)
    expect(seen).toHaveBeenCalledTimes(0)
    expect(heard).toHaveBeenCalledTimes(0)
  })
})

const elementOf = (element: object): HTMLElement => element as HTMLElement

describe('writing into an element', () => {
  class Text {
    written = 0
    private text: string
    constructor(text: string) {
      this.text = text
    }
    get data(): string {
      return this.text
    }
    set data(text: string) {
      this.text = text
      this.written += 1
    }
  }
  beforeEach(() => vi.stubGlobal('Text', Text))
  afterEach(() => vi.unstubAllGlobals())

  test('the text of its one node is changed, and only where it is another', () => {
    const node = new Text('1,000')
    const element = { firstChild: node, textContent: '1,000' }
    writeText(elementOf(element), '1,000')
    expect(node.written).toBe(0)
    writeText(elementOf(element), '1,001')
    expect([node.data, node.written, element.textContent]).toEqual(['1,001', 1, '1,000'])
  })

  test('without a node of text it gets one', () => {
    for (const firstChild of [null, { data: 'a comment' }]) {
      const element = { firstChild, textContent: '' }
      writeText(elementOf(element), '1,001')
      expect(element).toEqual({ firstChild, textContent: '1,001' })
    }
  })

  test('an attribute is set, changed and taken away, and left alone where it says the same', () => {
    const calls: string[] = []
    const attributes = new Map<string, string>()
    const element = elementOf({
      getAttribute: (name: string) => attributes.get(name) ?? null,
      setAttribute: (name: string, value: string) => {
        calls.push(`${name}=${value}`)
        attributes.set(name, value)
      },
      removeAttribute: (name: string) => {
        calls.push(`without ${name}`)
        attributes.delete(name)
      },
    })
    writeData(element, 'data-tick', undefined)
    for (const value of ['up', 'up', 'down', undefined, undefined]) writeData(element, 'data-tick', value)
    expect(calls).toEqual(['data-tick=up', 'data-tick=down', 'without data-tick'])
  })

  test('a part that is gone is nothing to write into', () => {
    expect(() => writeText(null, '1')).not.toThrow()
    expect(() => writeData(null, 'data-tick', 'up')).not.toThrow()
  })
})
