import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const mail = (address: string, subject: string, content: string) => ({
  subject,
  from: { emailAddress: { address } },
  body: { contentType: 'html', content },
  receivedDateTime: '2026-11-23T07:29:00Z',
})
const says = (value: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    output: {
      press: false,
      proof: '',
      outlet: '',
      deadline: '',
      deadline_quote: '',
      questions: [],
      ...value,
    },
  })
const URGENT = mail(
  'c.ferrand@quotidien.example',
  'Article sur la consigne',
  '<p>Bonjour, je prépare un article pour <b>Le Quotidien de l’Ouest</b>, bouclage aujourd’hui à 15 h.</p><p>Combien de bouteilles lavez-vous ?</p><p>À quel coût ?</p>',
)
const CALM = mail(
  'redaction@revue.example',
  'Demande de visite',
  'Nous aimerions visiter votre atelier pour un reportage.',
)
const OFFER = mail('seo@offres.example', 'Votre classement', 'Nous vous plaçons premier.')
const OWN = mail('lea@votre-entreprise.example', 'Re: Article', 'Je m’en occupe.')

export const examples: readonly Example[] = [
  {
    name: both('Une urgence, une visite, une offre', 'One urgent, one visit, one offer'),
    given: {
      mail: [URGENT, CALM, OFFER, OWN],
      medium: {
        says: [
          says({
            press: true,
            proof: 'je prépare un article',
            outlet: 'Le Quotidien de l’Ouest',
            deadline: '2026-11-23T15:00',
            deadline_quote: 'bouclage aujourd’hui à 15 h',
            questions: [
              'Combien de bouteilles lavez-vous ?',
              'Quel est votre chiffre d’affaires ?',
            ],
          }),
          says({
            press: true,
            proof: 'visiter votre atelier pour un reportage',
            outlet: 'Télé Monde',
            deadline: '2026-11-24T18:00',
            deadline_quote: 'demain soir',
          }),
          says({ press: false, proof: 'Nous vous plaçons premier' }),
        ],
      },
      ring: [{ sid: 'SM1' }],
      enter: {
        runs: [[{ url: 'https://notion.example/p1' }], [{ url: 'https://notion.example/p2' }]],
      },
      draft: { runs: [[{ id: 'd1' }], { fails: 'Mailbox is read-only' }] },
      tell: [{ ts: '1' }],
    },
    expects: {
      people: { count: 3 },
      check: [
        { state: 'urgent', dueText: '23/11 15:00', asked: '- Combien de bouteilles lavez-vous ?' },
        { state: 'press', due: '', outlet: 'revue.example' },
      ],
      open: 'not reached',
      unread: 'not reached',
    },
    asks: {
      ring: [
        {
          message: both(
            'Presse, avant 23/11 15:00 : Le Quotidien de l’Ouest. Article sur la consigne',
            'Press, before 23/11 15:00: Le Quotidien de l’Ouest. Article sur la consigne',
          ),
        },
      ],
      tell: [
        {
          text: both(
            '*Le Quotidien de l’Ouest* – Article sur la consigne\nLimite : 23/11 15:00\n- Combien de bouteilles lavez-vous ?\nhttps://notion.example/p1',
            '*Le Quotidien de l’Ouest* – Article sur la consigne\nDeadline: 23/11 15:00\n- Combien de bouteilles lavez-vous ?\nhttps://notion.example/p1',
          ),
        },
        {
          text: both(
            '*revue.example* – Demande de visite\nLimite : aucun délai écrit\nQuestions : voir le message.\nhttps://notion.example/p2\nPas de brouillon, répondez à redaction@revue.example',
            '*revue.example* – Demande de visite\nDeadline: no deadline given\nQuestions: see the message.\nhttps://notion.example/p2\nNo draft, reply to redaction@revue.example',
          ),
        },
      ],
      draft: [
        {
          bodyContent: both(
            'Bonjour,\n\nBien reçu. Nous revenons vers vous avant le 23/11 15:00.\n\nCordialement,',
            'Hello,\n\nThank you, we have it. We shall be back before 23/11 15:00.\n\nKind regards,',
          ),
        },
        {
          bodyContent: both(
            'Bonjour,\n\nBien reçu. Pour quand vous faut-il une réponse ?\n\nCordialement,',
            'Hello,\n\nThank you, we have it. By when do you need an answer?\n\nKind regards,',
          ),
        },
      ],
    },
  },
  {
    name: both('Modèle muet', 'Model silent'),
    given: {
      mail: [URGENT],
      medium: { fails: 'rate limited' },
      unread: [{ ts: '2' }],
    },
    expects: { check: [{ state: 'unread' }], again: 'not reached' },
    asks: {
      unread: [
        {
          text: both(
            'Message non lu par le modèle, à ouvrir : Article sur la consigne',
            'A message that the model did not read, to open: Article sur la consigne',
          ),
        },
      ],
    },
  },
  {
    name: both('Une preuve reformulée, un délai passé', 'A proof reworded, a deadline gone by'),
    given: {
      mail: [
        CALM,
        mail(
          'l.morel@radio.example',
          'Sel',
          'Nous pr&eacute;parons une &eacute;mission, r&eacute;ponse avant 8 h svp.',
        ),
        { subject: 'Re: Sel', body: { content: 'Bien reçu.' } },
      ],
      medium: {
        says: [
          says({ press: true, proof: 'elle souhaite visiter l’atelier' }),
          says({
            press: true,
            proof: 'Nous préparons une émission',
            outlet: 'Radio',
            deadline: '2026-11-23T08:00',
            deadline_quote: 'avant 8 h',
          }),
        ],
      },
      enter: [{ url: 'https://notion.example/p4' }],
      draft: [{ id: 'd4' }],
      tell: [{ ts: '7' }],
      unread: [{ ts: '8' }],
    },
    expects: {
      people: { count: 2 },
      check: [
        { state: 'unread' },
        {
          state: 'press',
          due: '',
          dueText: both('à vérifier, 23/11 08:00', 'to be checked, 23/11 08:00'),
        },
      ],
      ring: 'not reached',
    },
    asks: {
      unread: [
        {
          text: both(
            'Peut-être de la presse, à ouvrir : Demande de visite',
            'Perhaps the press, to open: Demande de visite',
          ),
        },
      ],
    },
  },
  {
    name: both('Notion ne répond pas', 'Notion does not answer'),
    given: {
      mail: [CALM],
      medium: {
        says: [says({ press: true, proof: 'pour un reportage', outlet: 'revue' })],
      },
      enter: { fails: 'Notion is unavailable' },
      draft: [{ id: 'd2' }],
      tell: [{ ts: '3' }],
    },
    expects: {
      again: [{ dueText: both('aucun délai écrit', 'no deadline given') }],
      ring: 'not reached',
    },
    asks: {
      tell: [
        {
          text: both(
            '*revue.example* – Demande de visite\nLimite : aucun délai écrit\nQuestions : voir le message.\nSANS FICHE : Notion n’a pas répondu.',
            '*revue.example* – Demande de visite\nDeadline: no deadline given\nQuestions: see the message.\nNO PAGE: Notion did not answer.',
          ),
        },
      ],
    },
  },
  {
    name: both('L’heure : deux fiches ouvertes', 'On the hour: two pages open'),
    given: {
      hourly: [{}],
      open: [
        { id: 'p1', name: 'Le Quotidien – consigne', url: 'https://notion.example/p1' },
        { id: 'p3', name: 'Radio – sel', url: 'https://notion.example/p3' },
      ],
      remind: [{ ts: '4' }, { ts: '5' }],
    },
    expects: { 'which.no': { count: 1 }, read: 'not reached' },
    asks: {
      open: [
        {
          filterJson:
            '{"and":[{"property":"Status","select":{"equals":"Open"}},{"property":"Deadline","date":{"on_or_before":"2026-11-23T11:30:00.000+01:00"}}]}',
        },
      ],
      remind: [
        {
          text: both(
            ':hourglass: Toujours ouverte : Le Quotidien – consigne https://notion.example/p1',
            ':hourglass: Still open: Le Quotidien – consigne https://notion.example/p1',
          ),
        },
        {},
      ],
    },
  },
  {
    name: both('L’heure, base illisible', 'On the hour, database unreadable'),
    given: {
      hourly: [{}],
      open: { fails: 'API token is invalid' },
      blind: [{ ts: '6' }],
    },
    expects: { 'which.no': { count: 1 }, remind: 'not reached' },
    asks: {
      blind: [
        {
          text: both(
            'Demandes ouvertes non lues à cette heure : API token is invalid',
            'Open requests not read this hour: API token is invalid',
          ),
        },
      ],
    },
  },
]
