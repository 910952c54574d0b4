import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, posix } from 'node:path'
import { problemsOf, runNode } from '../checks/command.ts'
import { doorsOf, kitFolder, kitManifest, placeOf } from './places.ts'

const SHARED = '@kabuto/domain/shared'
const SHARED_DOOR = 'domain/src/shared/index.d.ts'

const STATEMENT = /^(import|export)( type)? \{([^}]*)\} from '@kabuto\/domain\/shared';$/gm
const INLINE = /import\("@kabuto\/domain\/shared"\)\.(\w+)/g
const RELATIVE = /(from |import\()(['"])(\.[^'"]+)\2/g

/** A constant with the lines that belong to it, and what is said about it above. */
const CONSTANT = /^(?:\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export declare const .*\n(?:[ }].*\n)*/gm

/**
 * Styled parts are internal to the kit, and their inferred types name a file that styled-components does not export.
 */
function withoutStyledParts(text: string): string {
  return text.replace(CONSTANT, (constant) => (constant.includes('styled-components/dist') ? '' : constant))
}

async function emit(root: string, out: string): Promise<void> {
  const args = [
    '--noEmit',
    'false',
    '--declaration',
    '--emitDeclarationOnly',
    '--rootDir',
    join(root, 'packages'),
    '--outDir',
    out,
  ]
  const [problem] = problemsOf(
    await runNode(root, [
      join(root, 'node_modules/typescript/bin/tsc'),
      '-p',
      join(kitFolder(root), 'tsconfig.package.json'),
      ...args,
    ]),
  )
  if (problem) throw new Error(`The declarations of the kit could not be made:\n${problem}`)
}

/** `./money.ts` beside a file of the packages, as the file that declares it. */
function targetOf(from: string, specifier: string): string {
  return posix.join(posix.dirname(from), specifier).replace(/\.(?:tsx?|js)$/, '.d.ts')
}

/** Which file below `shared` declares a name of its entry file. */
function sharedNames(door: string): Map<string, string> {
  const lines = [...door.matchAll(/^export (?:type )?\{([^}]*)\} from '([^']+)';$/gm)]
  return new Map(
    lines.flatMap(([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace(/^\s*type\s+/, '').trim(), targetOf(SHARED_DOOR, file)] as const),
    ),
  )
}

function between(from: string, to: string): string {
  const path = posix.relative(posix.dirname(placeOf(from)), placeOf(to)).replace(/\.d\.ts$/, '.js')
  return path.startsWith('.') ? path : `./${path}`
}

/** The same declarations with every specifier leading to a file of the package, and the files that they lead to. */
function relocated(text: string, from: string, shared: Map<string, string>): { text: string; leads: string[] } {
  const leads: string[] = []
  const way = (to: string): string => {
    leads.push(to)
    return between(from, to)
  }
  const declaring = (name: string): string => {
    const file = shared.get(name)
    if (!file) throw new Error(`${from} takes ${name} from ${SHARED}, which does not have it`)
    return file
  }
  const relativeFirst = withoutStyledParts(text).replace(
    RELATIVE,
    (_, before: string, quote: string, specifier: string) =>
      `${before}${quote}${way(targetOf(from, specifier))}${quote}`,
  )
  const named = relativeFirst.replace(STATEMENT, (_, word: string, type: string | undefined, names: string) =>
    names
      .split(',')
      .map(
        (name) =>
          `${word}${type ?? ''} { ${name.trim()} } from '${way(
            declaring(
              name
                .replace(/^\s*type\s+/, '')
                .replace(/\s+as\s.*$/, '')
                .trim(),
            ),
          )}';`,
      )
      .join('\n'),
  )
  return { text: named.replace(INLINE, (_, name: string) => `import("${way(declaring(name))}").${name}`), leads }
}

/** Writes what the entry files of the package declare, and nothing that none of them reaches. */
export async function writeDeclarations(root: string, out: string): Promise<void> {
  const emitted = mkdtempSync(join(tmpdir(), 'kabuto-declarations-'))
  try {
    await emit(root, emitted)
    const shared = sharedNames(readFileSync(join(emitted, SHARED_DOOR), 'utf8'))
    const files = new Set(doorsOf(kitManifest(root)).map((door) => `ui-kit/src/${door}.d.ts`))
    // A set also iterates over what is added meanwhile.
    for (const file of files) {
      const { text, leads } = relocated(readFileSync(join(emitted, file), 'utf8'), file, shared)
      const place = join(out, placeOf(file))
      mkdirSync(dirname(place), { recursive: true })
      writeFileSync(place, text)
      for (const lead of leads) files.add(lead)
    }
  } finally {
    rmSync(emitted, { recursive: true, force: true })
  }
}
