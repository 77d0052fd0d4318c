import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const leak = (Name: string, DataClasses: readonly string[], more: object = {}) => ({
  Name,
  Title: Name,
  Domain: `${Name.toLowerCase()}.example`,
  BreachDate: '2026-09-02',
  DataClasses: DataClasses as never,
  IsSensitive: false,
  IsSpamList: false,
  IsFabricated: false,
  ...more,
})
const LEAKS = [
  leak('Velos', ['Email addresses', 'Passwords']),
  leak('Presse', ['Email addresses']),
  leak('Rencontre', ['Email addresses', 'Passwords'], { IsSensitive: true }),
  leak('Recueil', ['Email addresses', 'Passwords'], { IsStealerLog: true, Domain: '' }),
  leak('Liste', ['Email addresses'], { IsSpamList: true }),
]
const found = (body: object): Given => [{ statusCode: 200, body: body as never }]
const NONE: Given = [{ statusCode: 404, body: {} }]

export const examples: readonly Example[] = [
  {
    name: both('Trois personnes, dont une déjà avertie', 'Three people, one of them told before'),
    given: {
      daily: [{}],
      leaks: LEAKS,
      hits: found({
        // The last of these was added a minute after the list was read.
        lea: ['Velos', 'Rencontre', 'Recueil', 'Minute'],
        noe: ['Presse'],
        tim: ['Velos'],
        zoe: ['Liste'],
      }),
      known: [{ id: 1, alias: 'tim', leaks: 'Velos' }],
      mail: [{ accepted: true }],
      mark: [{ id: 2 }, { id: 3 }, { id: 4 }],
      post: [{ ok: true }],
    },
    expects: {
      judge: [
        {
          state: 'write',
          alias: 'lea',
          email: 'lea@votre-entreprise.example',
          leaks: 'Velos,Rencontre,Recueil',
        },
        { state: 'note', alias: 'noe' },
        { state: 'note', alias: 'zoe', leaks: 'Liste' },
        { state: 'tell' },
      ],
      lost: 'not reached',
    },
    asks: {
      mail: [
        {
          toEmail: 'lea@votre-entreprise.example',
          text: both(
            'Bonjour,\n\nvotre adresse professionnelle et un mot de passe figurent dans ces fuites :\n- Velos (velos.example), 2026-09-02\n- une fuite que ce message ne nomme pas : Have I Been Pwned l’écrit à cette adresse, sur demande, 2026-09-02\n- Recueil (mots de passe volés sur plusieurs sites ; commencez par la messagerie), 2026-09-02\n\nSi vous avez encore ce compte, changez-en le mot de passe, et partout où vous aviez mis le même. Passez par l’adresse habituelle du site : ce message ne contient aucun lien à suivre, et nous ne connaissons pas votre mot de passe. Cette liste ne part qu’à votre adresse.',
            'Hello,\n\nyour work address and a password stand in these leaks:\n- Velos (velos.example), 2026-09-02\n- a leak this message does not name: Have I Been Pwned writes it to this address on request, 2026-09-02\n- Recueil (passwords stolen from several sites; begin with your mailbox), 2026-09-02\n\nIf you still have that account, change its password, and everywhere you used the same one. Go there by the usual address: this message holds no link to follow, and we do not know your password. This list goes to your address only.',
          ),
        },
      ],
      mark: [
        { columns: { value: { alias: 'noe' } } },
        {},
        { columns: { value: { alias: 'lea', leaks: 'Velos,Rencontre,Recueil' } } },
      ],
      post: [
        {
          text: both(
            'Nouvelles fuites ; personnes à avertir, car un mot de passe y est : 1\n• Velos : 1 adresse(s)\n• fuite de nature intime, non nommée : 1 adresse(s)\n• Recueil : 1 adresse(s)\n• Presse : 1 adresse(s)',
            'New leaks; people to be written to, as a password is in there: 1\n• Velos: 1 address(es)\n• leak of an intimate kind, not named: 1 address(es)\n• Recueil: 1 address(es)\n• Presse: 1 address(es)',
          ),
        },
      ],
    },
  },
  {
    name: both('Premier passage : on note, on se tait', 'First run: noted, and not told'),
    given: {
      daily: [{}],
      leaks: LEAKS,
      hits: found({ lea: ['Velos'], noe: ['Velos'] }),
      known: [{}],
      mark: [{ id: 1 }, { id: 2 }, { id: 3 }],
      post: [{ ok: true }],
    },
    expects: {
      mail: 'not reached',
      judge: [{ state: 'note' }, { state: 'note' }, { alias: '-' }, { state: 'tell' }],
    },
    asks: {
      post: [
        {
          text: both(
            'Premier passage, personne n’est averti. Adresses déjà dans une fuite : 2\n• Velos : 2 adresse(s)',
            'First run, nobody is written to. Addresses in a leak already: 2\n• Velos: 2 address(es)',
          ),
        },
      ],
    },
  },
  {
    name: both('Un courriel refusé', 'An email refused'),
    given: {
      daily: [{}],
      leaks: LEAKS,
      hits: found({ lea: ['Velos'] }),
      known: [{ id: 1, alias: 'tim', leaks: 'Velos' }],
      mail: { fails: 'Mailbox unavailable' },
      post: [{ ok: true }],
    },
    expects: { mark: 'not reached', lost: [{ alias: ['lea'] }] },
    asks: {
      post: [
        {
          text: both(
            'Avertissements non partis, nouvel essai demain : 1',
            'Warnings that did not leave, tried again tomorrow: 1',
          ),
        },
        {
          text: both(
            'Nouvelles fuites ; personnes à avertir, car un mot de passe y est : 1\n• Velos : 1 adresse(s)',
            'New leaks; people to be written to, as a password is in there: 1\n• Velos: 1 address(es)',
          ),
        },
      ],
    },
  },
  {
    name: both('Un lundi sans rien', 'A Monday with nothing'),
    given: {
      daily: [{}],
      leaks: LEAKS,
      hits: NONE,
      known: [{ id: 1, alias: 'tim', leaks: 'Velos' }],
      post: [{ ok: true }],
    },
    expects: { judge: [{ state: 'tell' }], mark: 'not reached' },
    asks: {
      post: [
        {
          text: both(
            'Aucune nouvelle fuite hier pour nos adresses.',
            'No new leak yesterday for our addresses.',
          ),
        },
      ],
    },
  },
  {
    name: both('La clé est refusée', 'The key is refused'),
    given: {
      daily: [{}],
      leaks: LEAKS,
      hits: [
        {
          statusCode: 401,
          body: { statusCode: 401, message: 'Access denied due to invalid hibp-api-key.' },
        },
      ],
      known: [{}],
      post: [{ ok: true }],
    },
    expects: { judge: [{ state: 'blind' }], mail: 'not reached' },
    asks: {
      post: [
        {
          text: both(
            'Fuites non regardées, Have I Been Pwned a répondu : Access denied due to invalid hibp-api-key.',
            'Leaks not looked at, Have I Been Pwned answered: Access denied due to invalid hibp-api-key.',
          ),
        },
      ],
    },
  },
]
