/**
 * What a test reaches, read off its source: the built site, the engine, the library, the site's own
 * code, or nothing but constants, which prove no behaviour.
 */
export const REACHES = ['built', 'engine', 'library', 'code'] as const
export type Reach = (typeof REACHES)[number]

/** @returns for a line of the file (from 1), what the test that begins there reaches */
export const reachIn = (source: string): ((line: number) => ReadonlySet<Reach>) => {
  const parts = partsOf(source)
  const known = new Map<string, ReadonlySet<Reach>>(importsIn(source))
  // Helpers may use helpers that stand below them: said again until nothing is added.
  for (let before = -1, after = 0; before !== after;) {
    before = after
    for (const { names, text } of parts)
      for (const name of names) known.set(name, reachOf(text, known))
    after = [...known.values()].reduce((sum, { size }) => sum + size, 0)
  }
  return (line) => {
    const part = parts.findLast(({ from }) => from <= line)
    return new Set([...reachOf(part?.text ?? '', known), ...around(parts, part, known)])
  }
}

interface Part {
  /** Of what it declares, where it is no test. */
  readonly names: readonly string[]
  readonly hook: boolean
  /** Its first line. */
  readonly from: number
  readonly text: string
}

/** What begins a part, at the margin of the file or of the `describe` around it. */
const BEGINS =
  /^(?:(?:export )?(?:const|function|class|async function) (?<names>\w+|[[{][^=]*[\]}])|(?<hook>before|after)(?:Each|All)|test\b|describe\b)/u

const partsOf = (source: string): readonly Part[] => {
  const lines = source.split('\n')
  let margin = 0
  const starts: Omit<Part, 'text'>[] = []
  for (const [at, line] of lines.entries()) {
    if (margin > 0 && line.startsWith(`${' '.repeat(margin - 2)}}`)) margin -= 2
    const found = line.startsWith(' '.repeat(margin)) ? BEGINS.exec(line.slice(margin)) : null
    if (!found) continue
    const { names = '', hook } = found.groups ?? {}
    starts.push({ names: names.match(/\w+/gu) ?? [], hook: hook === 'before', from: at + 1 })
    if (/^ *describe/u.test(line)) margin += 2
  }
  return starts.map((part, index) => {
    const next = starts[index + 1]
    return { ...part, text: lines.slice(part.from - 1, next && next.from - 1).join('\n') }
  })
}

/** What is prepared for each test is reached by each. */
const around = (
  parts: readonly Part[],
  own: Part | undefined,
  known: ReadonlyMap<string, ReadonlySet<Reach>>,
): readonly Reach[] =>
  parts.flatMap((part) => (part.hook && part !== own ? [...reachOf(part.text, known)] : []))

const IMPORT = /^import (?<names>[^;]*?) from '(?<from>[^']+)'/gmsu

const importsIn = (source: string): readonly (readonly [string, ReadonlySet<Reach>])[] =>
  [...source.matchAll(IMPORT)].flatMap(({ groups }) => {
    const { names = '', from = '' } = groups ?? {}
    const reach = reachOfModule(from)
    if (names.startsWith('type ') || reach === undefined) return []
    return (
      names
        .replace(/[{}]/gu, '')
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => name.split(' as ').at(-1)!)
        // A constant is what somebody wrote down, not what happens: but what it holds may be called.
        .map((name) => (reach === 'built' || !isConstant(name) ? name : `${name}()`))
        .map((name) => [name, new Set([reach])] as const)
    )
  })

const isConstant = (name: string): boolean => /^[A-Z][A-Z0-9_]*$/u.test(name)

const reachOfModule = (from: string): Reach | undefined => {
  if (/(?:^|\/)support\//u.test(from)) return 'built'
  if (/^#engine|\/engine\//u.test(from)) return 'engine'
  if (/^#ui|^#companion|\/ui\//u.test(from)) return 'library'
  return /\/site\//u.test(from) ? 'code' : undefined
}

const reachOf = (
  text: string,
  known: ReadonlyMap<string, ReadonlySet<Reach>>,
): ReadonlySet<Reach> =>
  new Set(
    [
      ...[...text.matchAll(/\b[A-Za-z_$][\w$]*\b/gu)].map(([word]) => word),
      ...[...text.matchAll(/\b(?<name>[A-Z][A-Z0-9_]*)(?:\.\w+)+\(/gu)].map(
        ({ groups }) => `${groups?.['name']}()`,
      ),
    ].flatMap((word) => [...(known.get(word) ?? [])]),
  )
