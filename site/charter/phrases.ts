/** What the charter's “Never” says that a machine can hear, in each language. */
import type { Bilingual } from '../routes/language.ts'
import type { CharterPage, Finding } from './finding.ts'

interface Banned {
  readonly pattern: RegExp
  /** What to do instead. */
  readonly instead: string
}

/** Whole words: `\b` takes é for the end of one. */
const banned = (words: string, instead: string): Banned => ({
  pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${words})(?![\p{L}\p{N}])`, 'iu'),
  instead,
})

const OPENER = 'it could open any page: begin with the answer'
const EMPTY = 'it says nothing here: name the thing'
const TURN = 'say the second half alone'
/** As far as a turn of phrase reaches within a clause. */
const REST = '[^.!?;:]{1,160}'

const BANNED: Bilingual<readonly Banned[]> = {
  fr: [
    banned('dans un monde où', OPENER),
    banned('à l’ère (?:de|du|des|d’\\p{L}+)', OPENER),
    banned('l’IA (?:révolutionne|bouleverse)', OPENER),
    banned('il est important de (?:noter|souligner)', 'say it'),
    banned('véritables?', EMPTY),
    banned('au cœur (?:de|du|des|d’\\p{L}+)', EMPTY),
    banned('incontournables?', EMPTY),
    banned('boost(?:er|e|es|ez|ent|é|ée|és|ées)', 'say by how much, of what'),
    banned('libére[rz] (?:tout )?(?:le|votre|leur) potentiel', EMPTY),
    banned(String.raw`clés? en main(?!\s*[:(])`, 'say of what, after a colon'),
    banned(`(?:pas|non) (?:seulement|uniquement|juste) ${REST}mais`, TURN),
  ],
  en: [
    banned('in (?:today’s|an?) fast-paced', OPENER),
    banned('in a world where', OPENER),
    banned('in (?:the|an) era of', OPENER),
    banned('AI is (?:revolutioni[sz]|transform)ing', OPENER),
    banned('(?:it is|it’s) (?:important|worth) (?:to note|noting)', 'say it'),
    banned('delv(?:e|es|ed|ing)', EMPTY),
    banned('leverag(?:e|es|ed|ing)', 'write “use”'),
    banned('seamless(?:ly)?', EMPTY),
    banned('unlock(?:s|ed|ing)? (?:the|your|its|their|new|more)', EMPTY),
    banned('game[- ]chang(?:er|ers|ing)', EMPTY),
    banned('cutting[- ]edge', EMPTY),
    banned('robust(?:ly|ness)?(?! (?:to|against))', 'say against what'),
    banned(`not (?:just|only|merely|simply) ${REST}but`, TURN),
  ],
}

/** Quotations are the other's words. */
export const phraseFindings = (pages: readonly CharterPage[]): readonly Finding[] =>
  pages.flatMap(({ id, language, passages }) =>
    passages
      .filter(({ quoted }) => !quoted)
      .flatMap(({ text, under }) =>
        BANNED[language].flatMap(({ pattern, instead }): readonly Finding[] => {
          const said = pattern.exec(text)?.[0]
          if (said === undefined) return []
          const what = `“${said}”: ${instead}`
          return [{ rule: 'phrase', page: id, language, place: under, what }]
        }),
      ),
  )
