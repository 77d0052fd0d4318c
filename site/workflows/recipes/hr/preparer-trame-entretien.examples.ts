import type { Bilingual } from '../../nodes/fact.ts'
import type { Example } from '../recipe.ts'

const both = (fr: string, en: string): Bilingual<string> => ({ fr, en })
const asked = (
  criteria: string,
  jury = 'lea@votre-entreprise.example; tom@votre-entreprise.example',
) => [
  {
    email: 'chef@votre-entreprise.example',
    title: 'Frigoriste F/H',
    duties:
      'Entretenir les chambres froides de douze restaurants, astreinte un week-end sur quatre.',
    criteria,
    jury,
  },
]
const part = (criterion: string, ...questions: readonly string[]) => ({
  criterion,
  questions,
  strong: 'Cite une panne, une mesure et sa suite.',
  weak: 'Reste dans le général.',
})
const says = (...criteria: readonly ReturnType<typeof part>[]) => ({
  says: [JSON.stringify({ output: { criteria } })],
})
const sent = [{ id: 'm1' }]

export const examples: readonly Example[] = [
  {
    name: {
      fr: 'Trois critères, une question écartée',
      en: 'Three criteria, one question dropped',
    },
    given: {
      brief: asked('- Diagnostiquer une fuite\r\n* Parler au client\r\nTenir l’astreinte\n'),
      medium: says(
        part(
          'Diagnostiquer une fuite',
          'Quelle fuite avez-vous trouvée en dernier ?',
          'Que faites-vous si la pression chute la nuit ?',
        ),
        part(
          "Tenir l'astreinte",
          'Avez-vous des enfants à garder le week-end ?',
          'Comment avez-vous tenu une astreinte difficile ?',
        ),
        part(
          'parler au client',
          'Comment avez-vous annoncé une panne longue ?',
          'Que dites-vous à un chef pressé ?',
        ),
        part('Bonne humeur', 'Riez-vous souvent ?', 'De quoi ?'),
      ),
      approve: [{ data: { approved: true } }],
      send: [...sent, ...sent],
    },
    expects: {
      lines: [
        { why: '', wanted: ['Diagnostiquer une fuite', 'Parler au client', 'Tenir l’astreinte'] },
      ],
      kit: [
        {
          gaps: ['Tenir l’astreinte'],
          dropped: ['Avez-vous des enfants à garder le week-end ?'],
          ready: true,
        },
      ],
      panel: { count: 2 },
      back: 'not reached',
    },
    asks: {
      approve: [
        {
          subject: both(
            'Trame d’entretien à relire : Frigoriste F/H',
            'Interview guide to read: Frigoriste F/H',
          ),
        },
      ],
      send: [
        {
          sendTo: 'lea@votre-entreprise.example',
          message: both(
            'Vos critères : Diagnostiquer une fuite, Tenir l’astreinte\n\n1. Diagnostiquer une fuite (lea@votre-entreprise.example)\n   – Quelle fuite avez-vous trouvée en dernier ?\n   – Que faites-vous si la pression chute la nuit ?\n   Fort : Cite une panne, une mesure et sa suite.\n   À creuser : Reste dans le général.\n   Entendu : ________  Note (1 à 4) : __\n\n2. Parler au client (tom@votre-entreprise.example)\n   – Comment avez-vous annoncé une panne longue ?\n   – Que dites-vous à un chef pressé ?\n   Fort : Cite une panne, une mesure et sa suite.\n   À creuser : Reste dans le général.\n   Entendu : ________  Note (1 à 4) : __\n\n3. Tenir l’astreinte (lea@votre-entreprise.example)\n   – Comment avez-vous tenu une astreinte difficile ?\n   – (question à écrire)\n   Fort : Cite une panne, une mesure et sa suite.\n   À creuser : Reste dans le général.\n   Entendu : ________  Note (1 à 4) : __',
            'Your criteria: Diagnostiquer une fuite, Tenir l’astreinte\n\n1. Diagnostiquer une fuite (lea@votre-entreprise.example)\n   – Quelle fuite avez-vous trouvée en dernier ?\n   – Que faites-vous si la pression chute la nuit ?\n   Strong: Cite une panne, une mesure et sa suite.\n   To dig into: Reste dans le général.\n   Heard: ________  Mark (1 to 4): __\n\n2. Parler au client (tom@votre-entreprise.example)\n   – Comment avez-vous annoncé une panne longue ?\n   – Que dites-vous à un chef pressé ?\n   Strong: Cite une panne, une mesure et sa suite.\n   To dig into: Reste dans le général.\n   Heard: ________  Mark (1 to 4): __\n\n3. Tenir l’astreinte (lea@votre-entreprise.example)\n   – Comment avez-vous tenu une astreinte difficile ?\n   – (question to write)\n   Strong: Cite une panne, une mesure et sa suite.\n   To dig into: Reste dans le général.\n   Heard: ________  Mark (1 to 4): __',
          ),
        },
        { sendTo: 'tom@votre-entreprise.example' },
      ],
    },
  },
  {
    name: { fr: 'Un critère interdit', en: 'A forbidden criterion' },
    given: { brief: asked('Souder proprement\nJeune et en bonne santé'), back: sent },
    expects: { lines: [{ why: 'taboo' }], kit: 'not reached' },
    asks: {
      back: [
        {
          message: both(
            'Un critère touche à la vie privée ou à un motif interdit.',
            'A criterion touches on private life or a forbidden ground.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Un membre du jury sans adresse', en: 'A panel member without an address' },
    given: {
      brief: asked('Souder proprement\nLire un plan', 'lea@votre-entreprise.example, tom'),
      back: sent,
    },
    expects: { lines: [{ why: 'jury' }], write: 'not reached' },
    asks: {
      back: [
        {
          message: both(
            'Donnez une à quatre adresses pour le jury.',
            'Give one to four addresses for the panel.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le modèle ne répond pas', en: 'The model does not answer' },
    given: {
      brief: asked('Souder proprement\nLire un plan'),
      medium: { fails: 'Service unavailable' },
      back: sent,
    },
    expects: {
      kit: [{ ready: false, gaps: ['Souder proprement', 'Lire un plan'] }],
      text: 'not reached',
    },
    asks: {
      back: [
        {
          message: both(
            'Le modèle n’a rendu aucune question utilisable : réessayez ou écrivez-les.',
            'The model gave no question fit for use: try again or write them.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Les RH se taisent', en: 'HR stays silent' },
    given: {
      brief: asked('Souder proprement\nLire un plan', 'lea@votre-entreprise.example'),
      medium: says(
        part('Souder proprement', 'Quelle soudure avez-vous reprise ?', 'Par où commencez-vous ?'),
      ),
      approve: [{ title: 'x' }],
      back: sent,
    },
    expects: { kit: [{ gaps: ['Lire un plan'] }], 'agreed.no': { count: 1 }, send: 'not reached' },
    asks: {
      back: [
        {
          subject: both('Pas de trame : Frigoriste F/H', 'No guide: Frigoriste F/H'),
          message: both(
            'Les RH n’ont pas répondu ou n’ont pas pu être jointes : appelez-les.',
            'HR has not answered or could not be reached: call them.',
          ),
        },
      ],
    },
  },
  {
    name: { fr: 'Le courriel aux RH est refusé', en: 'The email to HR is refused' },
    given: {
      brief: asked('Souder proprement\nLire un plan', 'lea@votre-entreprise.example'),
      medium: says(
        part('Lire un plan', 'Quel plan avez-vous corrigé ?', 'Que vérifiez-vous d’abord ?'),
      ),
      approve: { fails: 'Invalid recipient' },
      back: sent,
    },
    expects: {
      text: [
        {
          mine: both(
            'Vos critères : Souder proprement, Lire un plan',
            'Your criteria: Souder proprement, Lire un plan',
          ),
        },
      ],
      agreed: 'not reached',
    },
  },
]
