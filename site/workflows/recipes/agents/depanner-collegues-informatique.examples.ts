import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const mention = (text: Bilingual<string>): Given => [
  {
    type: 'app_mention',
    user_resolved: 'n.orsini',
    channel: 'C0ITHELP',
    ts: '1795419000.000100',
    text,
  },
]
const said = (kind: 'answer' | 'ticket' | 'alarm', say: string, source: string, title: string) =>
  JSON.stringify({ output: { kind, say, source, title } })
const SCREEN = mention(both('Mon second écran reste noir', 'My second screen stays black'))
const GUESS = both(
  said('answer', 'Ouvrez Réglages puis Magie.', 'Écrans', 'Écran noir'),
  said('answer', 'Open Settings, then Magic.', 'Screens', 'Black screen'),
)
const CALL = [
  {
    text: both(
      'Je n’ai pu prévenir personne. Appelez le 12.',
      'I could not tell anybody. Please call 12.',
    ),
  },
]

export const examples: readonly Example[] = [
  {
    name: { fr: 'Le VPN, d’après le guide', en: 'The VPN, from its guide' },
    given: {
      asked: mention(both('Le VPN refuse de se connecter', 'The VPN will not connect')),
      pages: [{ response: 'VPN' }],
      machines: [{ name: 'PC-ORSINI', comment: 'Windows' }],
      haiku: {
        says: [
          both(
            '{"tool": "pages", "with": {"input": "VPN refuse de se connecter"}}',
            '{"tool": "pages", "with": {"input": "VPN will not connect"}}',
          ),
          '{"tool": "machines", "with": {}}',
          both(
            said('answer', '1. Quittez FortiClient. 2. Relancez-le.', 'VPN', 'VPN'),
            said('answer', '1. Quit FortiClient. 2. Start it again.', 'VPN', 'VPN'),
          ),
        ],
      },
      reply: [{ ok: true }],
    },
    expects: { check: [{ state: 'answer', source: 'VPN' }], seen: 'not reached' },
    asks: {
      reply: [
        {
          text: both(
            '1. Quittez FortiClient. 2. Relancez-le.\n_Guide : VPN. Cela ne suffit pas ? Mentionnez-moi en le disant._',
            '1. Quit FortiClient. 2. Start it again.\n_Guide: VPN. Not enough? Mention me and say so._',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un guide qui n’existe pas', en: 'A guide that does not exist' },
    given: {
      asked: SCREEN,
      haiku: { says: [GUESS] },
      seen: [],
      open: [{ id: '10200', key: 'IT-88' }],
      keep: [{ id: 1, thread: '1795419000.000100', key: 'IT-88' }],
      told: [{ ok: true }],
    },
    expects: { check: [{ state: 'ticket' }], 'known.no': { count: 1 }, reply: 'not reached' },
    asks: {
      open: [{ summary: both('Écran noir', 'Black screen') }],
      keep: [{ columns: { value: { thread: '1795419000.000100' } } }],
      told: [
        {
          text: both(
            'Je n’ai pas de guide sûr pour cela : IT-88 est entre les mains de l’informatique.',
            'I have no guide to rely on for this: IT-88 is with IT.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le fil a déjà son ticket', en: 'The thread has its ticket' },
    given: {
      asked: SCREEN,
      haiku: { says: [GUESS] },
      seen: [{ id: 1, thread: '1795419000.000100', key: 'IT-88' }],
      comment: [{ id: '900' }],
      told: [{ ok: true }],
    },
    expects: { 'known.yes': { count: 1 }, open: 'not reached' },
    asks: {
      comment: [
        {
          issueKey: 'IT-88',
          comment: both('Mon second écran reste noir', 'My second screen stays black'),
        },
      ],
      told: [
        {
          text: both(
            'Je n’ai pas de guide sûr pour cela : IT-88 est entre les mains de l’informatique.',
            'I have no guide to rely on for this: IT-88 is with IT.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un lien bizarre, pris à la légère', en: 'An odd link, taken lightly' },
    given: {
      asked: mention(both('J’ai ouvert un lien bizarre', 'I opened an odd link')),
      haiku: {
        says: [
          both(
            said('ticket', 'Lien', '', 'Lien ouvert'),
            said('ticket', 'Link', '', 'Link opened'),
          ),
        ],
      },
      page: [{ id: 'P1' }],
      unplug: [{ ok: true }],
    },
    expects: { check: [{ state: 'alarm' }], seen: 'not reached' },
    asks: { page: [{ title: both('n.orsini – Lien ouvert', 'n.orsini – Link opened') }] },
  },
  {
    name: { fr: 'L’astreinte ne peut être jointe', en: 'Nobody on call can be reached' },
    given: {
      asked: mention(both('On m’a volé le portable', 'My laptop was stolen')),
      haiku: { says: [both(said('alarm', 'Vol', '', 'Vol'), said('alarm', 'Theft', '', 'Theft'))] },
      page: { fails: 'Service not found' },
      call: [{ ok: true }],
    },
    expects: { check: [{ state: 'alarm' }], unplug: 'not reached' },
    asks: { call: CALL },
  },
  {
    name: { fr: 'Le modèle est en panne', en: 'The model is down' },
    given: {
      asked: SCREEN,
      haiku: { fails: 'The service is overloaded' },
      seen: [],
      open: { fails: 'Jira is not reachable' },
      call: [{ ok: true }],
    },
    expects: {
      raw: [{ title: both('Mon second écran reste noir', 'My second screen stays black') }],
      keep: 'not reached',
    },
    asks: {
      open: [{ summary: both('Mon second écran reste noir', 'My second screen stays black') }],
      call: CALL,
    },
  },
  {
    name: { fr: 'Le commentaire est refusé', en: 'The comment is refused' },
    given: {
      asked: SCREEN,
      haiku: { says: [GUESS] },
      seen: [{ id: 1, thread: '1795419000.000100', key: 'IT-88' }],
      comment: { fails: 'Issue does not exist' },
      call: [{ ok: true }],
    },
    expects: { 'known.yes': { count: 1 }, told: 'not reached' },
    asks: { call: CALL },
  },
]
