import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const mail = (
  from: string,
  textPlain: string | Bilingual<string>,
  metadata: Readonly<Record<string, string>> = {},
) => ({ from, to: 'lettre@votre-boutique.example', subject: 'Re: Nouveautés', textPlain, metadata })
const says = (kind: string, waiting: boolean, quote: string): string =>
  JSON.stringify({ output: { kind, waiting, quote } })

const QUOTED = '\n\nLe lun. 23 nov. 2026 à 07:00, Votre boutique a écrit :\n> Se désinscrire'
const AWAY = mail('a@bureau.example', 'De retour le 3.', { 'auto-submitted': 'auto-replied' })
const STOP = mail('Eva Roy <Eva.Roy@client.example>', `STOP${QUOTED}`)
const SHORT = mail('jo@client.example', 'Merci de me désabonner.')
const ORDER = mail(
  'max@client.example',
  `La table existe-t-elle en 90 cm ? 06 12 34 56 78${QUOTED}`,
)
const LEAVES = mail(
  'lou@client.example',
  'Bonjour, je déménage et je préfère ne plus recevoir vos courriels. Où en est par ailleurs ma commande du 12, payée et jamais arrivée ?',
)
const THANKS = mail('guy@client.example', 'Très beau numéro, bravo à toute l’équipe.')

export const examples: readonly Example[] = [
  {
    name: both('Six réponses d’un coup', 'Six replies at once'),
    given: {
      mail: [AWAY, STOP, SHORT, ORDER, LEAVES, THANKS],
      luna: {
        says: [
          says('answer', false, ''),
          says('leave', true, 'je préfère ne plus recevoir vos courriels'),
          says('thanks', false, ''),
        ],
      },
      remove: { runs: [[{}, {}], [{}]] },
      pass: [{ messageId: 'p-1' }, { messageId: 'p-2' }],
    },
    expects: {
      people: { count: 5 },
      'plain.yes': [{ address: 'eva.roy@client.example', text: 'STOP' }, { plain: true }],
      'plain.no': [{ masked: 'La table existe-t-elle en 90 cm ? […] ' }, {}, {}],
      decide: [
        { address: 'max@client.example', label: both('attend une réponse', 'waits for an answer') },
        { address: 'lou@client.example', state: 'leave' },
        { address: 'lou@client.example', state: 'answer' },
      ],
      byHand: 'not reached',
    },
    asks: {
      remove: [
        { url: 'https://api.brevo.com/v3/contacts/eva.roy%40client.example' },
        { url: 'https://api.brevo.com/v3/contacts/jo%40client.example' },
        { url: 'https://api.brevo.com/v3/contacts/lou%40client.example' },
      ],
      pass: [{ options: { replyTo: 'max@client.example' } }, {}],
    },
  },
  {
    name: both('Modèle muet, adresse inconnue', 'Model silent, address unknown'),
    given: {
      mail: [mail('x@autre.example', 'Unsubscribe me please'), THANKS],
      luna: { fails: 'rate limited' },
      remove: { fails: 'Contact does not exist' },
      byHand: [{ messageId: 'h-1' }],
      pass: [{ messageId: 'p-3' }],
    },
    expects: {
      decide: [{ label: both('non trié', 'not sorted'), address: 'guy@client.example' }],
      'what.leave': { count: 0 },
    },
    asks: {
      byHand: [
        {
          text: both(
            'Message de x@autre.example. Brevo a répondu : Contact does not exist\nCherchez la personne par son nom ; le message est dans la boîte de l’infolettre.',
            'Message from x@autre.example. Brevo answered: Contact does not exist\nLook the person up by name; the message is in the newsletter’s mailbox.',
          ),
        },
      ],
      pass: [
        {
          subject: both(
            'Infolettre, non trié : Re: Nouveautés',
            'Newsletter, not sorted: Re: Nouveautés',
          ),
        },
      ],
    },
  },
  {
    name: both('Une citation inventée', 'An invented quotation'),
    given: {
      mail: [
        mail('pat@client.example', 'Vos prix ont doublé, je suis déçue, et je le dis.'),
        mail('mia@client.example', 'J’ai été désinscrite par erreur !'),
      ],
      luna: { says: [says('leave', false, 'retirez-moi de la liste'), says('answer', true, '')] },
      pass: [{ messageId: 'p-4' }, { messageId: 'p-5' }],
    },
    expects: {
      decide: [
        { state: 'answer', label: both('veut peut-être partir', 'may want to leave') },
        { address: 'mia@client.example', state: 'answer' },
      ],
      remove: 'not reached',
    },
    asks: {
      pass: [
        {
          text: 'pat@client.example\n\nVos prix ont doublé, je suis déçue, et je le dis.',
        },
        {},
      ],
    },
  },
]
