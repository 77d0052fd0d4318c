/** What is searched: a workshop's repair notes, 720 of them, and questions with what they expect. */
export interface Note {
  readonly id: string
  readonly text: string
  /** Who may read it: what the filter looks at. */
  readonly site: string
}

const MACHINES = [
  'la pompe de relevage',
  'le compresseur à vis',
  'le chariot élévateur',
  'la presse hydraulique',
  'le tour numérique',
  'la fraiseuse',
  'le convoyeur à bande',
  'le four de séchage',
  'la soudeuse par points',
  'le groupe froid',
  'le palettiseur',
  'la scie à ruban',
]
const SIGNS = [
  'perd de la pression après dix minutes',
  'vibre au démarrage',
  'chauffe au-delà de la limite',
  "s'arrête sans message",
  'fuit au niveau du joint',
  'fait un bruit de frottement',
  'ne répond plus à la commande',
  'dérive de deux millimètres',
  'déclenche le disjoncteur',
  "laisse des traces d'huile",
  'tourne trop lentement',
  'affiche une erreur de capteur',
]
const REMEDIES = [
  'resserrer le raccord puis purger le circuit',
  'changer le roulement et graisser',
  'nettoyer le filtre et remettre à zéro le compteur',
  'remplacer la sonde et refaire le réglage',
  'contrôler le câblage avant de réarmer',
]
const SITES = ['Lyon', 'Nantes', 'Lille'] as const

/** Every machine with every sign and remedy. One note in 48 is of Pau. */
export const NOTES: readonly Note[] = MACHINES.flatMap((machine, m) =>
  SIGNS.flatMap((sign, s) =>
    REMEDIES.map((remedy, r) => {
      const number = (m * SIGNS.length + s) * REMEDIES.length + r
      return {
        id: `FI-${String(1000 + number * 7)}`,
        text: `FI-${String(1000 + number * 7)}. Quand ${machine} ${sign} : ${remedy}.`,
        site: number % 48 === 5 ? 'Pau' : SITES[number % 3]!,
      }
    }),
  ),
)

export interface Question {
  readonly asked: string
  /** The note that a person of the workshop would hand over. */
  readonly expects: string
}

/** As people type: other words, plurals, a slip of the finger, a number read on a sheet. */
export const QUESTIONS: readonly Question[] = [
  { asked: 'pompes de relevage, pression perdue : purger le circuit ?', expects: 'FI-1000' },
  { asked: 'vibration du compresseur au demarrage, roulement', expects: 'FI-1462' },
  { asked: 'chariot elevateur surchauffe, filtre à nettoyer', expects: 'FI-1924' },
  { asked: 'presse hydrolique arrêtée sans message, sonde', expects: 'FI-2386' },
  { asked: 'fuites au joint du tour numérique, vérifier câblage', expects: 'FI-2848' },
  { asked: 'FI-3765', expects: 'FI-3765' },
  { asked: 'que dit la fiche FI-3940 ?', expects: 'FI-3940' },
  { asked: 'FI-5277 palettiseur', expects: 'FI-5277' },
]

/** Forty questions for measuring an index, where nobody need say what is expected. */
export const PROBES: readonly string[] = NOTES.filter((_, at) => at % 18 === 3).map(
  ({ text }) => /Quand (?<what>.*) : /u.exec(text)?.groups?.['what'] ?? '',
)
