/** The rules that each page carries: those it uses of its screen's style sheets. */
import type { Root } from 'postcss'
import { screenFile } from '../pages/screens.ts'
import type { Screen } from '../routes/table.ts'
import type { Assets } from './assets.ts'
import { hashOf } from './ingredients.ts'
import { type ResultCache } from './result-cache.ts'
import { atFirst, namesIn, Usage, usedCss, type UsedNames } from './used-css.ts'

/** Most pages of a screen use the same rules, which are looked for once. */
export class PageStyles {
  private readonly sheets = new Map<string, Sheet>()
  private readonly assets: Assets
  private readonly cache: ResultCache | undefined
  private readonly program: string

  /**
   * @param cache keeps what was found, from one build to the next
   * @param program names what finds them
   */
  constructor(assets: Assets, cache?: ResultCache, program = '') {
    this.assets = assets
    this.cache = cache
    this.program = program
  }

  /** @param used names in the page's markup */
  of(screen: Screen, used: UsedNames): string {
    const sheet = this.sheetOf(screenFile(screen))
    const names = askedFor(used, sheet)
    const key = JSON.stringify(names)
    const style = sheet.styles.get(key) ?? this.kept(sheet, key, names)
    sheet.styles.set(key, style)
    return style
  }

  private kept(sheet: Sheet, key: string, names: UsedNames): string {
    const from = [this.program, 'styles', sheet.hash, key]
    const kept = this.cache?.read(from)?.toString()
    if (kept !== undefined) return kept
    const style = usedCss(sheet.rules, usageOf(names))
    this.cache?.write(from, Buffer.from(style))
    return style
  }

  private sheetOf(file: string): Sheet {
    const known = this.sheets.get(file)
    if (known) return known
    const css = this.assets.css(file)
    const rules = atFirst(css)
    const asks = usageOf(namesIn(rules))
    const sheet: Sheet = { hash: hashOf([css]), rules, asks, styles: new Map() }
    this.sheets.set(file, sheet)
    return sheet
  }
}

interface Sheet {
  /** Of all of it. */
  readonly hash: string
  readonly rules: Root
  /** The names that its rules ask for. */
  readonly asks: Usage
  /** By the names that a page uses of those. */
  readonly styles: Map<string, string>
}

/** Names of which no rule speaks make no difference. */
const askedFor = (used: UsedNames, { asks }: Sheet): UsedNames => ({
  elements: inBoth(used.elements, asks.elements),
  classes: inBoth(used.classes, asks.classes),
  attributes: inBoth(used.attributes, asks.attributes),
  properties: inBoth(used.properties, asks.properties),
})

const inBoth = (names: readonly string[], asked: ReadonlySet<string>): readonly string[] =>
  names.filter((name) => asked.has(name)).toSorted()

const usageOf = (names: UsedNames): Usage => {
  const usage = new Usage()
  usage.add(names)
  return usage
}
