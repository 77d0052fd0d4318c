/** What legal pages say of audience measurement, by what the owner chose in `site/identity.ts`. */
import { CHOICES_HASH, CHOICES_NAME } from '../ports/analytics/choices-link.ts'
import { purposesToAsk, type AnalyticsChoice } from '../ports/analytics/choice.ts'
import type { Bilingual, Language } from './language.ts'

/** Markdown, to stand where a text says `:owner[audience]`. */
export const audienceText = (choice: AnalyticsChoice | undefined, language: Language): string => {
  const { off, exempt, asked } = WORDS[language]
  if (choice === undefined) return off
  const link = `[${CHOICES_NAME[language]}](page:politique-cookies${CHOICES_HASH[language]})`
  return `${purposesToAsk(choice).length === 0 ? exempt : asked} ${link}`
}

const fr = {
  off: "Elle est éteinte tant que je ne l'ai pas configurée : aucune visite n'est envoyée nulle part.",
  exempt:
    "Elle se limite à ce que la loi dispense de consentement : les pages vues, jusqu'où elles sont lues et combien de temps, à mon seul usage. Aucun identifiant ne part, rien n'est recoupé d'une visite à l'autre, et vous pouvez la refuser ; votre refus vaut six mois :",
  asked:
    "Rien n'est envoyé avant votre accord. Refuser prend un clic, comme accepter, et votre réponse vaut six mois. Vous pouvez en changer à tout moment :",
}

const en: typeof fr = {
  off: "It's off until I configure it: no visit is sent anywhere.",
  exempt:
    'It keeps to what the law exempts from consent: which pages are seen, how far they are read and for how long, for my use alone. No identifier leaves, nothing is matched from one visit to the next, and you can refuse it; a refusal holds for six months:',
  asked:
    'Nothing is sent before you agree. Refusing takes one click, as accepting does, and your answer holds for six months. You can change it whenever you like:',
}

const WORDS: Bilingual<typeof fr> = { fr, en }
