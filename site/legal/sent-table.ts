/** What the contact form sends, field by field: the privacy page's table, as Markdown. */
import type { Bilingual } from '../content/collection.ts'
import { EMPTY, FIELDS, TRAP, type Field } from '../contact/fields.ts'
import type { ContactRequest } from '../contact/schema.ts'
import { WORDS as CONTACT } from '../contact/words.ts'
import type { Language } from '../routes/language.ts'
import { table } from './table.ts'

/** What travels with the fields that one sees. */
type Beside = Exclude<keyof ContactRequest, Field>

/** What a field is for; whatever joins the message has to be told here. */
type Why = Readonly<Record<Field | Beside, string>>

export const sentTable = (language: Language): string => {
  const { head, beside, why } = WORDS[language]
  return table(head, [
    ...FIELDS.map((field) => [
      CONTACT[language].fields[field],
      whenSent(field, language),
      why[field],
    ]),
    ...BESIDE.map((name) => [...beside[name], why[name]]),
  ])
}

/** What has no answer missing leaves with one in any case. */
const whenSent = (field: Field, language: Language): string => {
  const { always, filled, unless } = WORDS[language]
  const { problems, budgets, moments } = CONTACT[language]
  if (field === 'budget') return unless(budgets[EMPTY.budget])
  if (field === 'moment') return unless(moments[EMPTY.moment])
  return field in problems && 'missing' in problems[field as 'name'] ? always : filled
}

const BESIDE = [
  'from',
  'result',
  'spent',
  'language',
  'id',
  TRAP,
] as const satisfies readonly Beside[]

type Words = {
  readonly head: readonly string[]
  readonly always: string
  readonly filled: string
  readonly unless: (usual: string) => string
  readonly beside: Readonly<Record<Beside, readonly [name: string, when: string]>>
  readonly why: Why
}

const fr: Words = {
  head: ['Ce qui part', 'Quand', 'Pourquoi'],
  always: 'Toujours',
  filled: 'Si vous le remplissez',
  unless: (usual) => `Toujours : « ${usual} » sans autre choix`,
  beside: {
    from: ['La page d’où vous venez', 'Si vous la laissez affichée'],
    result: ['Le résultat d’un outil', 'Si vous le joignez'],
    spent: ['Les secondes passées sur la page', 'Avec JavaScript, si aucun brouillon n’est revenu'],
    language: ['La langue de la page', 'Toujours'],
    id: ['Un numéro tiré au hasard', 'Avec JavaScript'],
    [TRAP]: ['Un champ caché, que personne ne remplit', 'Toujours'],
  },
  why: {
    name: 'Savoir à qui je réponds',
    email: 'Vous répondre',
    company: 'Situer la demande',
    subject: 'Trier les messages',
    budget: 'Proposer un périmètre qui y tienne',
    message: 'Comprendre la demande',
    consent: 'Garder la trace de votre accord',
    first: 'Confirmer un appel',
    second: 'Confirmer un appel',
    moment: 'Confirmer un appel',
    from: 'Savoir de quoi vous parlez',
    result: 'Partir de ce que vous avez déjà calculé',
    spent: 'Distinguer une personne d’un programme',
    language: 'Répondre dans la vôtre',
    id: 'Ne pas recevoir deux fois le même message',
    [TRAP]: 'Distinguer une personne d’un programme',
  },
}

const en: Words = {
  head: ['What is sent', 'When', 'Why'],
  always: 'Always',
  filled: 'If you fill it in',
  unless: (usual) => `Always: “${usual}” unless you choose`,
  beside: {
    from: ['The page you came from', 'If you leave it shown'],
    result: ['A tool’s result', 'If you enclose it'],
    spent: ['Seconds spent on the page', 'With JavaScript, if no draft came back'],
    language: ['The page’s language', 'Always'],
    id: ['A number drawn at random', 'With JavaScript'],
    [TRAP]: ['A hidden field, which no person fills in', 'Always'],
  },
  why: {
    name: 'Knowing whom I answer',
    email: 'Answering you',
    company: 'Placing your request',
    subject: 'Sorting messages',
    budget: 'Proposing a scope that fits it',
    message: 'Understanding your request',
    consent: 'Keeping a record that you agreed',
    first: 'Confirming a call',
    second: 'Confirming a call',
    moment: 'Confirming a call',
    from: 'Knowing what you refer to',
    result: 'Starting from what you worked out',
    spent: 'Telling a person from a program',
    language: 'Answering in yours',
    id: 'Never taking one message for two',
    [TRAP]: 'Telling a person from a program',
  },
}

const WORDS: Bilingual<Words> = { fr, en }
