/** What legal pages say of audience measurement, by what the owner chose in `site/identity.ts`. */
import { CHOICES_HASH, CHOICES_NAME } from '../ports/analytics/choices-link.ts'
import { purposesToAsk, type Measure } from '../ports/analytics/choice.ts'
import type { Bilingual, Language } from './language.ts'

/** Pages whose text says `:owner[audience]`: each is built once more, for while visits are counted. */
export const SPEAK_OF_AUDIENCE = ['politique-confidentialite', 'politique-cookies'] as const

/** Markdown, to stand where a text says `:owner[audience]`. */
export const audienceText = (choice: Measure | undefined, language: Language): string => {
  const { off, own, exempt, asked } = WORDS[language]
  if (choice === undefined) return off
  const link = `[${CHOICES_NAME[language]}](page:politique-cookies${CHOICES_HASH[language]})`
  const said = choice.service === 'own' ? own : purposesToAsk(choice).length === 0 ? exempt : asked
  return `${said} ${link}`
}

const fr = {
  off: "Elle est éteinte tant que je ne l'ai pas configurée : aucune visite n'est envoyée nulle part.",
  own: [
    "Elle est allumée : le serveur de ce site compte lui-même les visites, à mon seul usage, sans cookie et sans personne d'autre.",
    "Quand vous quittez une page partent les pages vues, jusqu'où elles sont lues, le nom du site d'où vous venez, la langue, une largeur de fenêtre parmi trois et les étapes vers un contact.",
    "Il n'en reste que des totaux, par heure, puis par jour ; rien n'est gardé plus de :fact[cnil.audience-data-life].",
    'Pour ne pas compter deux fois la même personne, votre adresse IP et le nom de votre navigateur deviennent un numéro par une clé qui change chaque jour et disparaît le lendemain, comme ce numéro.',
    "Un tel numéro reste une donnée personnelle (Conseil d'État, :fact[cnil.hashed-stays-personal]) : c'est pourquoi il ne dure qu'un jour. L'adresse n'est jamais écrite.",
    'La base légale est mon intérêt légitime à savoir ce qui est lu (RGPD, article 6), dans les bornes que la CNIL a fixées le :fact[cnil.audience-guidelines].',
    "Un navigateur qui envoie « Global Privacy Control » ou « Do Not Track » n'est pas compté, ni qui n'a pas de JavaScript.",
    "Vous pouvez aussi refuser d'ici ; votre refus reste sur l'appareil et vaut six mois :",
  ].join(' '),
  exempt:
    "Elle se limite à la mesure d'audience que la loi dispense de consentement, à mon seul usage. Partent les pages vues, jusqu'où elles sont lues et combien de temps, les clics, les téléchargements, les changements de langue ou d'univers et les erreurs. Aucun identifiant ne part, rien n'est recoupé d'une visite à l'autre, et vous pouvez la refuser ; votre refus vaut six mois :",
  asked:
    "Rien n'est envoyé avant votre accord. Refuser prend un clic, comme accepter, et votre réponse vaut six mois. Vous pouvez en changer à tout moment :",
}

const en: typeof fr = {
  off: "It's off until I configure it: no visit is sent anywhere.",
  own: [
    'It is on: this site’s own server counts visits, for my use alone, without cookies and with nobody else involved.',
    'When you leave a page, this is sent: the pages you saw, how far you read, the name of the site you came from, the language, one of three window widths and any steps towards getting in touch.',
    'All that stays is totals, by the hour and then by the day; nothing is kept for more than :fact[cnil.audience-data-life].',
    'So as not to count a person twice, your IP address and your browser’s name become a number under a key that changes every day. Key and number are gone the next day, and the address itself is never written down.',
    'Such a number is still personal data (French Council of State, :fact[cnil.hashed-stays-personal]), which is why it lasts a day.',
    'The legal basis is my legitimate interest in knowing what is read (GDPR, Article 6), within what the CNIL laid down on :fact[cnil.audience-guidelines].',
    'A browser that sends “Global Privacy Control” or “Do Not Track” isn’t counted, nor is one without JavaScript.',
    'You can refuse from here too; your refusal stays on your device and holds for six months:',
  ].join(' '),
  exempt:
    'It keeps to audience measurement that the law exempts from consent, for my use alone. What is sent: pages seen, how far they are read and for how long, clicks, downloads, changes of language or universe, and errors. No identifier leaves, nothing is matched from one visit to the next, and you can refuse it; a refusal holds for six months:',
  asked:
    'Nothing is sent before you agree. Refusing takes one click, as accepting does, and your answer holds for six months. You can change it whenever you like:',
}

const WORDS: Bilingual<typeof fr> = { fr, en }
