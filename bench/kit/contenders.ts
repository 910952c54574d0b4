import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openSite, type Site } from './site.ts'

const peers = join(import.meta.dirname, 'peers')
const installed = (name: string): string => join(peers, 'node_modules', name)

/** The one of cds-web, which allows no newer one. */
const olderReact = { 'react-dom': installed('react-dom-19.1'), react: installed('react-19.1') }

export type Contender = { name: string; page: string; react: keyof typeof floors; alias?: Record<string, string> }

/** React, react-dom and one button with a state. */
export const floors = {
  '19.3.1': { page: 'peer/floor.tsx' },
  '19.1.10': { page: 'peer/floor.tsx', alias: olderReact },
} satisfies Record<string, { page: string; alias?: Record<string, string> }>

export const ours: Contender = { name: '@kabuto/ui-kit', page: 'peer/kabuto.tsx', react: '19.3.1' }
export const antd: Contender = { name: 'antd-mobile', page: '../peers/antd-mobile.tsx', react: '19.3.1' }

export const contenders: Contender[] = [
  ours,
  antd,
  { name: '@mui/material', page: '../peers/mui.tsx', react: '19.3.1' },
  { name: '@mantine/core', page: '../peers/mantine.tsx', react: '19.3.1' },
  { name: 'smarthr-ui', page: '../peers/smarthr-ui.tsx', react: '19.3.1' },
  { name: '@coinbase/cds-web', page: '../peers/cds-web.tsx', react: '19.1.10', alias: olderReact },
]

type Manifest = { version: string; dependencies: Record<string, string> }

function manifestIn(folder: string): Manifest | undefined {
  const file = join(folder, 'package.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : undefined
}

/** With its version, as it is installed. */
export function titleOf({ name }: Contender): string {
  const version = manifestIn(installed(name))?.version
  return version === undefined ? name : `${name} ${version}`
}

/** Puts the peers beside their package.json, outside the workspace and its lockfile, unless they are there. */
export function installPeers(): void {
  const wanted = Object.entries(manifestIn(peers)?.dependencies ?? {})
  const there = ([name, version]: [string, string]): boolean =>
    version.endsWith(manifestIn(installed(name))?.version ?? 'nothing')
  if (wanted.every(there)) return
  console.log('Installing the peers into bench/kit/peers …')
  // Two Reacts in one folder: what a peer may have is settled by the page that shows it, not by npm.
  const args = [
    'install',
    '--ignore-scripts',
    '--no-package-lock',
    '--legacy-peer-deps',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const { status, error, stderr } = spawnSync('npm', args, { cwd: peers, encoding: 'utf8' })
  if (status !== 0) console.error(`npm could not install the peers: ${error?.message ?? stderr.trim()}`)
}

export type Missing = { contender: Contender; why: string }

/** What cannot be built here is left out, with the reason. */
export async function openAll(
  wanted: readonly Contender[],
): Promise<{ sites: Map<Contender, Site>; missing: Missing[] }> {
  installPeers()
  const sites = new Map<Contender, Site>()
  const missing: Missing[] = []
  // One after the other: the bundler takes all cores by itself.
  for (const contender of wanted) {
    try {
      sites.set(contender, await openSite(contender.page, contender.alias))
    } catch (fault) {
      missing.push({ contender, why: String(fault) })
    }
  }
  return { sites, missing }
}

export function kb(bytes: number): string {
  return (bytes / 1000).toFixed(1)
}

export function table(head: string[], rows: string[][]): string {
  return [head, head.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
