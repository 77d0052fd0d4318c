import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

/** Percentages hold a no-break space. */
const both = (fr: string, en: string): Bilingual<string> => ({
  fr: fr.replaceAll(' %', '\u00A0%'),
  en: en.replaceAll(' %', '\u00A0%'),
})
const MACHINES = [
  { id: 1, name: 'Presse 1', seconds: 30 },
  { id: 2, name: 'Presse 2', seconds: 12 },
  { id: 3, name: 'Four', seconds: 60 },
]
const shift = (
  day: string,
  machine: string,
  planned: number,
  stopped: number,
  cause: string,
  pieces: number,
  good: number,
) => ({
  id: 1,
  key: `${day} | ${machine}`,
  day,
  machine,
  team: 'matin',
  planned,
  stopped,
  cause,
  pieces,
  good,
})
/** Examples run on Monday the 23rd: the 20th to the 22nd are looked at. */
const SHIFTS = [
  shift('2026-11-20', 'Presse 1', 420, 60, 'réglage', 600, 570),
  shift('2026-11-20', 'Presse 2', 420, 120, 'panne', 1200, 1200),
  shift('2026-11-21', 'Presse 2', 60, 60, 'réglage', 0, 0),
  // Of an earlier week: four weeks only. Of an earlier month: not at all.
  shift('2026-11-02', 'Presse 1', 420, 0, '-', 840, 840),
  shift('2026-10-12', 'Presse 1', 420, 420, 'panne', 0, 0),
]
const typed = (machine: string, planned: number, stopped: number, pieces: number, good: number) => [
  {
    machine,
    day: '2026-11-23',
    team: { fr: 'matin', en: 'morning' },
    planned,
    stopped,
    // Written in other ways, it is one cause.
    cause: ' Panne',
    pieces,
    good,
    submittedAt: '2026-11-23T08:30:00.000+01:00',
  },
]
const refused = (
  name: Bilingual<string>,
  entry: ReturnType<typeof typed>,
  fr: string,
  en: string,
): Example => ({
  name,
  given: { shift: entry, machines: MACHINES, done: [{}] },
  expects: { 'right.no': { count: 1 }, write: 'not reached' },
  asks: {
    done: [{ completionTitle: both('Non noté', 'Not noted'), completionMessage: both(fr, en) }],
  },
})

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le lundi, trois jours', en: 'On Monday, three days' },
    given: { morning: [{}], machines: MACHINES, shifts: SHIFTS, mail: [{ accepted: ['x'] }] },
    expects: { rates: [{ from: '2026-11-20', until: '2026-11-22' }], check: 'not reached' },
    asks: {
      mail: [
        {
          text: both(
            'Presse 2 : TRS 50 % (disponibilité 63 %, cadence 80 %, qualité 100 %) ; quatre semaines 50 %\nPresse 1 : TRS 68 % (disponibilité 86 %, cadence 83 %, qualité 95 %) ; quatre semaines 84 %\n\nArrêts : réglage 120 min, panne 120 min\n\nSans saisie : Four',
            'Presse 2: OEE 50 % (availability 63 %, pace 80 %, quality 100 %); four weeks 50 %\nPresse 1: OEE 68 % (availability 86 %, pace 83 %, quality 95 %); four weeks 84 %\n\nStops: réglage 120 min, panne 120 min\n\nNothing typed: Four',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Personne n’a rien saisi', en: 'Nobody typed anything' },
    given: { morning: [{}], machines: MACHINES, shifts: [{}], mail: [{ accepted: ['x'] }] },
    expects: { rates: [{ text: both('Aucun poste saisi.', 'No shift typed.') }] },
  },
  {
    name: { fr: 'Grist muet un matin', en: 'Grist silent one morning' },
    given: {
      morning: [{}],
      machines: MACHINES,
      shifts: { fails: '503' },
      mail: [{ accepted: ['x'] }],
    },
    expects: { rates: [{ read: false }] },
    asks: {
      mail: [
        {
          subject: both(
            'Rendement des machines : rien n’a été lu',
            'How the machines ran: nothing was read',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un poste noté', en: 'A shift noted' },
    given: {
      shift: typed(' presse 1', 420, 60, 600, 570),
      machines: MACHINES,
      write: [{ success: true }],
      done: [{}],
    },
    expects: {
      check: [
        {
          key: both('2026-11-23 | Presse 1 | matin', '2026-11-23 | Presse 1 | morning'),
          planned: 420,
          cause: 'panne',
          good: 570,
        },
      ],
    },
    asks: { done: [{ completionTitle: both('Noté, merci', 'Noted, thank you') }] },
  },
  {
    name: { fr: 'Un poste que Grist ne prend pas', en: 'A shift that Grist does not take' },
    given: {
      shift: typed('Four', 400, 0, 400, 400),
      machines: MACHINES,
      write: { fails: '503' },
      done: [{}],
    },
    expects: { check: [{ machine: 'Four', pieces: 400 }] },
    asks: { done: [{ completionTitle: both('Non noté', 'Not noted') }] },
  },
  refused(
    both('Trop de pièces pour le temps', 'Too many pieces for the time'),
    typed('Presse 1', 420, 60, 6000, 5700),
    'Trop de pièces pour ce temps ; au plus 828',
    'Too many pieces for that time; at most 828',
  ),
  refused(
    both('Une machine inconnue', 'An unknown machine'),
    typed('Presse 9', 420, 60, 600, 570),
    'Machine inconnue ; sont connues : Presse 1, Presse 2, Four',
    'Unknown machine; known are: Presse 1, Presse 2, Four',
  ),
  refused(
    both('Plus d’arrêt que de temps', 'Stopped for longer than planned'),
    typed('Four', 420, 430, 0, 0),
    'L’arrêt dépasse le temps prévu.',
    'It stopped for longer than planned.',
  ),
  {
    name: { fr: 'Une exécution s’arrête', en: 'A run stops' },
    given: {
      stopped: [
        {
          workflow: { name: 'TRS' },
          execution: {
            lastNodeExecuted: 'Mail',
            error: { message: 'Invalid login' },
            url: 'https://n8n.votre-entreprise.example/execution/8',
          },
        },
      ],
      warn: [{ ok: true }],
    },
    expects: { settings: 'not reached' },
    asks: {
      warn: [
        {
          text: both(
            ':warning: « TRS » s’est arrêté au nœud « Mail » : Invalid login\nhttps://n8n.votre-entreprise.example/execution/8',
            ':warning: “TRS” stopped at the node “Mail”: Invalid login\nhttps://n8n.votre-entreprise.example/execution/8',
          ),
        },
      ],
    },
  },
]
