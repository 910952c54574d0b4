import type { DeskData, DeskScreen, DeskWay } from './deskData.ts'

export type MapScreen = DeskScreen & {
  /** Ways to it and away from it. */
  ins: DeskWay[]
  outs: DeskWay[]
}

export type ScreenMap = {
  screens: MapScreen[]
  /** Nothing leads there, from the start or from the menu. */
  unreachable: MapScreen[]
  /** No story shows them. */
  unseen: MapScreen[]
  /** One can only go back. */
  ends: MapScreen[]
}

const START = 'start'

/** Every page that can be reached from the first one; once one of a member is, those of the menu are too. */
function reachedFrom(start: string, { screens, ways, tabs }: DeskData): Set<string> {
  const ofMembers = new Set(screens.filter(({ guard }) => guard === 'session').map(({ name }) => name))
  const reached = new Set<string>()
  const next = [start]
  for (let screen = next.pop(); screen !== undefined; screen = next.pop()) {
    if (reached.has(screen)) continue
    reached.add(screen)
    next.push(...ways.filter(({ from }) => from === screen).map(({ to }) => to))
    if (ofMembers.has(screen)) next.push(...tabs)
  }
  return reached
}

/** The screens of the app with the ways between them, and what is wrong with those. */
export function mapOf(data: DeskData): ScreenMap {
  const reached = reachedFrom(START, data)
  const screens = data.screens.map((screen) => ({
    ...screen,
    ins: data.ways.filter(({ to }) => to === screen.name),
    outs: data.ways.filter(({ from }) => from === screen.name),
  }))
  return {
    screens,
    unreachable: screens.filter(({ name }) => !reached.has(name)),
    unseen: screens.filter(({ stories }) => stories.length === 0),
    ends: screens.filter(({ outs }) => outs.length === 0),
  }
}
