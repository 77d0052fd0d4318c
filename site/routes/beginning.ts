/** What the studio's page offers to begin with. */
import { words as en } from '../studio/words.en.ts'
import { words as fr } from '../studio/words.fr.ts'
import type { Bilingual, Language } from './language.ts'
import { libraryIndex } from './library-data.ts'
import { studioAt } from './template/template-data.ts'

/** A template that the studio may begin with. */
export interface Starter {
  readonly slug: string
  readonly title: string
  /** What stands there after a run, in a line. */
  readonly text: string
  /** Where the studio opens with it. */
  readonly href: string
}

/** [2.1.103] What the studio begins with: on the page before the studio itself has come. */
export interface Beginning {
  readonly title: string
  readonly lead: string
  readonly templates: string
  readonly starters: readonly Starter[]
}

/** Templates that show what the studio can do, one of each kind. */
const STARTERS = [
  'relancer-devis-sans-reponse',
  'trier-messages-boite-commune',
  'controler-factures-fournisseurs',
]

export const beginningIn = (language: Language): Beginning => {
  const { title, lead, templates } = WORDS[language].start
  const starters = libraryIndex(language).templates.filter(({ slug }) => STARTERS.includes(slug))
  return {
    title,
    lead,
    templates,
    starters: starters.map(({ slug, title: name, text }) => ({
      slug,
      title: name,
      text,
      href: studioAt(slug, language),
    })),
  }
}

const WORDS: Bilingual<typeof fr> = { fr, en }
