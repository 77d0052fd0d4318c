/** Words that a prompt is judged by, in both languages: one may write in either on either page. */

/** Between words: JavaScript's own boundary takes an accent for one. */
const word = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}_])(?:${alternatives.join('|')})(?![\\p{L}\\p{N}_])`, 'giu')

/** They ask for something to be good without saying how one would tell. */
export const UNMEASURED = word(
  'courte?s?',
  'bref|brève|brièvement',
  'concise?s?|concis',
  'professionnel(?:le)?s?',
  'de qualité',
  'percutante?s?',
  'efficaces?',
  'pertinente?s?',
  'adaptée?s?',
  'engageante?s?',
  'short|brief|briefly',
  'professional(?:ly)?',
  'high[- ]quality',
  'compelling',
  'engaging',
  'effective',
  'relevant',
  'appropriate',
)

/** What is pasted or joined: then it must stand somewhere. */
export const POINTS_AT_MATERIAL = word(
  'ci-dessous|ci-dessus|ci-joint[es]*',
  'suivante?s?',
  '(?:ce|cet|cette|ces) (?:texte|document|courriel|e-mail|mail|message|contrat|rapport|tableau|fichier|avis|échange|article|lettre|note|facture)s?',
  'below|above|attached',
  'the following',
  '(?:this|these) (?:text|document|email|message|contract|report|table|file|review|thread|article|letter|note|invoice)s?',
)

/** A line that says only what is not wanted. */
export const FORBIDS =
  /^(?:(?:ne|n['’]|pas de|pas d['’]|jamais|aucune?|sans|évite[zr]?|éviter|interdit|don['’]t|do not|never|no|avoid|without)(?![\p{L}]))/iu

/** A line that also says what to do instead, or why. */
export const INSTEAD =
  /(?:,|;|:|—| – )|(?<!\p{L})(?:mais|plutôt|car|parce que|sauf|instead|but|rather|because|unless|except|so that|pour que|afin)(?!\p{L})/iu

/** Several jobs in one. */
export const AND_THEN = word('puis', 'ensuite', 'enfin', 'et aussi', 'then', 'finally', 'and also')

/** Numbers, in figures or words: a length, a count, a limit. */
export const MEASURE =
  /\p{N}|(?<!\p{L})(?:une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|douze|quinze|vingt|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a single) (?:[\p{L}-]+ )?(?:mots?|phrases?|lignes?|pages?|points?|paragraphes?|colonnes?|puces?|exemples?|options?|tableau|objet|words?|sentences?|lines?|pages?|paragraphs?|columns?|bullets?|examples?|table|object)(?!\p{L})/iu

/** Raising one's voice: long words in capitals, rows of exclamation marks. */
export const SHOUTED =
  /!{2,}|(?<![\p{L}{_])(?:IMPORTANT|CRITICAL|CRITIQUE|MUST|NEVER|ALWAYS|JAMAIS|TOUJOURS|OBLIGATOIRE|IMPÉRATIF|IMPERATIF|ATTENTION|WARNING)(?![\p{L}_])/gu

/** Data of people and keys of services: in a template, a variable stands for them. */
export const PERSONAL: readonly RegExp[] = [
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/u,
  // A telephone number, French or international; not a sum of money or a date.
  /(?<![\d.,])(?:\+\d{2}[ .-]?|0)[1-9](?:[ .-]?\d{2}){4}(?!\d)/u,
  // IBAN, number of the French social security, keys as services write them.
  /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){4,7}/u,
  /(?<!\d)[12] ?\d{2} ?(?:0[1-9]|1[0-2]) ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3}(?: ?\d{2})?(?!\d)/u,
  /(?<![\p{L}\p{N}])(?:sk|pk|ghp|xox[bp])[-_][\p{L}\p{N}_-]{16,}/u,
]

/** Lengths as they are written: « 150 mots au plus », “at most 2 pages”. */
export const LENGTH = /(\d+)\s*(mots?|words?|pages?)(?!\p{L})/giu
