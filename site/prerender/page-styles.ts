/** The rules that each page carries: those it uses of its screen's style sheets. */
import { screenFile } from '../pages/screens.ts'
import type { Screen } from '../routes/table.ts'
import type { Assets } from './assets.ts'
import { Usage, usedCss, type UsedNames } from './used-css.ts'

/** Most pages of a screen use the same rules, which are looked for once. */
export class PageStyles {
  private readonly sheets = new Map<string, Sheet>()
  private readonly assets: Assets

  constructor(assets: Assets) {
    this.assets = assets
  }

  /** @param used names in the page's markup */
  of(screen: Screen, used: UsedNames): string {
    const sheet = this.sheetOf(screenFile(screen))
    const names = askedFor(used, sheet)
    const key = JSON.stringify(names)
    const style = sheet.styles.get(key) ?? usedCss(sheet.css, usageOf(names))
    sheet.styles.set(key, style)
    return style
  }

  private sheetOf(file: string): Sheet {
    const known = this.sheets.get(file)
    if (known) return known
    const css = this.assets.css(file)
    const sheet = { css, words: new Set(css.match(/[\w-]+/gu)), styles: new Map<string, string>() }
    this.sheets.set(file, sheet)
    return sheet
  }
}

interface Sheet {
  readonly css: string
  /** Every word in it, and so every name it may ask for. */
  readonly words: ReadonlySet<string>
  /** By the names that a page uses of those. */
  readonly styles: Map<string, string>
}

/** Names of which no rule can speak make no difference. */
const askedFor = (used: UsedNames, { words }: Sheet): UsedNames => {
  const asked = (names: readonly string[]) =>
    names.filter((name) => name.split('=').every((word) => words.has(word))).toSorted()
  return {
    elements: asked(used.elements),
    classes: asked(used.classes),
    attributes: asked(used.attributes),
    properties: asked(used.properties),
  }
}

const usageOf = (names: UsedNames): Usage => {
  const usage = new Usage()
  usage.add(names)
  return usage
}
