/** What a template's page shows beside its words: all of it follows from the recipe. */
import { isTold, slugOf } from '../../content/template-pages.ts'
import type { TemplateRecord } from '../../content/template-record.ts'
import { CATEGORY_NAMES } from '../../content/workflow-names.ts'
import { serviceName } from '../../workflows/nodes/services.ts'
import { english, french } from '../../content/typography.ts'
import { absolute } from '../../seo/head.ts'
import type { Indexed } from '../../workflows/library/indexed.ts'
import { stepsIn } from '../../workflows/library/services.ts'
import type { Level, Recipe } from '../../workflows/recipes/recipe.ts'
import { NODES } from '../../workflows/nodes/index.ts'
import { entryOf, hrefTo } from '../entries.ts'
import type { Language } from '../language.ts'
import { indexed } from '../library-data.ts'
import type { LinkItem } from '../link-item.ts'
import { costIn, type Cost } from './cost.ts'
import { exampleRuns, type ExampleRun } from './example-runs.ts'
import { examplesPath, jsonOf, jsonPath } from './published.ts'
import { receiptOf, type Receipt } from './receipt.ts'
import { needsIn, type Needs } from './needs.ts'

export interface TemplateData {
  readonly slug: string
  /** What a run leaves, as far as the opening does not say it; empty, as those below, where a text tells it. */
  readonly outcome: string
  readonly avoid: string
  readonly approval: string
  readonly failure: string
  readonly category: LinkItem
  readonly services: readonly LinkItem[]
  readonly level: Level
  readonly minutes: number
  /** The file to import: where it is, what it is called, how large it is. */
  readonly file: {
    readonly href: string
    readonly address: string
    readonly name: string
    readonly bytes: number
  }
  /** Address of the studio, open on it. */
  readonly studio: string
  /** Address of what its examples begin with. */
  readonly examples: string
  readonly steps: readonly Step[]
  readonly needs: Needs
  readonly runs: readonly ExampleRun[]
  readonly cost?: Cost
  readonly receipt?: Receipt
  readonly versions: readonly Version[]
  readonly related: readonly Indexed[]
}

export interface Step {
  readonly name: string
  /** What kind of node it is. */
  readonly node: string
  readonly why?: string
  /** Its words are those of other templates too. */
  readonly shared?: true
  /** What it uses: a model, a memory, tools. */
  readonly parts: readonly string[]
}

export interface Version {
  readonly node: string
  readonly type: string
  readonly version: number
  readonly count: number
}

export const templateDataOf = (
  id: string,
  record: TemplateRecord,
  language: Language,
): TemplateData => {
  const { recipe } = record
  const slug = slugOf(id)
  const set = language === 'fr' ? french : english
  // Where a text tells all of it at length, the recipe's sentences would only say it again.
  const { problem, outcome, avoid, approval, failure } = isTold(id) ? UNSAID : recipe[language]
  const related = record.related.flatMap((other) => {
    const entry = entryOf(other)
    return 'integrations' in entry.record ? [indexed(other, entry.record, language)] : []
  })
  const cost = costIn(recipe, language)
  const receipt = receiptOf(slug, recipe, language)
  const href = jsonPath(slug, language)
  return {
    slug,
    outcome: restOf(set(`${problem} ${outcome}`).trim(), record[language].lead),
    avoid: set(avoid),
    approval: set(approval),
    failure: set(failure),
    category: {
      href: hrefTo(`workflows/category/${recipe.category}`, language),
      name: CATEGORY_NAMES[recipe.category][language],
    },
    services: record.integrations.map((service) => ({
      href: hrefTo(`workflows/integration/${service}`, language),
      name: serviceName(service, language),
    })),
    level: recipe.level,
    minutes: recipe.minutes,
    file: {
      href,
      address: absolute(href),
      name: href.replace(/^.*\//u, ''),
      bytes: new TextEncoder().encode(jsonOf(slug, recipe, language)).length,
    },
    studio: studioAt(slug, language),
    examples: examplesPath(slug, language),
    steps: stepsOf(recipe, language, set),
    needs: needsIn(recipe, language),
    runs: exampleRuns(slug, language),
    ...(cost && { cost }),
    ...(receipt && { receipt }),
    versions: versionsIn(recipe, language),
    related,
  }
}

const UNSAID = { problem: '', outcome: '', avoid: '', approval: '', failure: '' }

/** The address of the studio may say already in which language it is. */
export const studioAt = (slug: string, language: Language): string => {
  const studio = hrefTo('workflow-studio', language)
  return `${studio}${studio.includes('?') ? '&' : '?'}template=${slug}`
}

/** The page opens with the problem, then with as much of the outcome as there is room for. */
const restOf = (told: string, lead: string): string => {
  // A sentence that it breaks off is told whole below.
  const whole = lead.replace(/(?<=[.!?])[^.!?]*…$/u, '')
  return told.startsWith(whole) ? told.slice(whole.length).trim() : told
}

const stepsOf = (
  recipe: Recipe,
  language: Language,
  set: (text: string) => string,
): readonly Step[] => {
  const handed = recipe.links.flatMap((link) => (link.includes('=>') ? [link.split('=>')] : []))
  return stepsIn(recipe).map((key) => {
    const { name, why, use, shared } = recipe.nodes[key]!
    const parts = handed
      .filter((ends) => ends.slice(1).some((end) => end.trim() === key))
      .flatMap(([part = '']) => recipe.nodes[part.trim()]?.name[language] ?? [])
    return {
      name: set(name[language]),
      node: set(NODES[use].label[language]),
      ...(why && { why: set(why[language]) }),
      ...(shared && { shared }),
      parts: parts.map(set),
    }
  })
}

const versionsIn = (recipe: Recipe, language: Language): readonly Version[] => {
  const used = Object.values(recipe.nodes).map(({ use }) => use)
  return [...new Set(used)].map((use) => {
    const { label, type, version } = NODES[use]
    return {
      node: label[language],
      type,
      version,
      count: used.filter((other) => other === use).length,
    }
  })
}
