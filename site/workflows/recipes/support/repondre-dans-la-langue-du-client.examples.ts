import type { Bilingual } from '../../nodes/fact.ts'
import type { Example, Given } from '../recipe.ts'

const note = (body: Bilingual<string>): Given => [
  {
    body: {
      ticket: {
        id: 771,
        title: 'Zamek',
        customer: { email: 'ewa@kowalska.example' },
      },
      article: { body, created_by: { email: 'lucie@quincaillerie-morel.example' } },
    },
  },
]

const REFUND = {
  fr: '<p>Nous remboursons 1 250,00 € sous 5 jours. Suivi : https://suivi.example/zk77.</p>',
  en: '<p>We refund €1,250.00 within 5 days. Tracking: https://suivi.example/zk77.</p>',
}
const POLISH = [
  { sender: 'Customer', internal: false, body: '<p>Zamek nie działa.</p>' },
  { sender: 'Agent', internal: true, body: 'REFUND' },
]
const DETECTED = [{ detected_source_language: 'PL', text: 'x' }]
const DOWN = {
  fr: 'Un service n’a pas répondu. Reprenez le ticket à la main.',
  en: 'A service did not answer. Please take the ticket up by hand.',
}

export const examples: readonly Example[] = [
  {
    name: { fr: 'Un remboursement relu et envoyé', en: 'A refund, read over and sent' },
    given: {
      noted: note(REFUND),
      thread: POLISH,
      detect: DETECTED,
      translate: [
        {
          detected_source_language: { fr: 'FR', en: 'EN' },
          text: 'Zwracamy 1250,00 € w ciągu 5 dni. Śledzenie: https://suivi.example/zk77.',
        },
      ],
      back: [
        {
          detected_source_language: 'PL',
          text: { fr: 'Nous remboursons 1250 €.', en: 'We refund €1250.' },
        },
      ],
      ask: [{ data: { approved: true } }],
      send: [{ id: 9001 }],
    },
    expects: {
      settings: [
        {
          ticket: 771,
          reply: {
            fr: 'Nous remboursons 1 250,00 € sous 5 jours. Suivi : https://suivi.example/zk77.',
            en: 'We refund €1,250.00 within 5 days. Tracking: https://suivi.example/zk77.',
          },
        },
      ],
      words: [{ words: 'Zamek nie działa.' }],
      check: [{ lost: [], added: [], whole: true }],
      tell: 'not reached',
    },
    asks: {
      translate: [{ translateTo: 'PL' }],
      ask: [
        {
          subject: { fr: 'À relire en PL : Zamek', en: 'To read over in PL: Zamek' },
          toEmail: 'lucie@quincaillerie-morel.example',
        },
      ],
      send: [
        {
          jsonBody:
            '{"ticket_id":771,"to":"ewa@kowalska.example","subject":"Zamek","body":"Zwracamy 1250,00 € w ciągu 5 dni. Śledzenie: https://suivi.example/zk77.","content_type":"text/plain","type":"email","internal":false}',
        },
      ],
    },
  },
  {
    name: { fr: 'La traduction a perdu un zéro', en: 'The translation has lost a zero' },
    given: {
      noted: note(REFUND),
      thread: POLISH,
      detect: DETECTED,
      translate: [
        {
          detected_source_language: 'FR',
          text: 'Zwracamy 125,00 € w ciągu 5 dni. Śledzenie: https://suivi.example/zk77.',
        },
      ],
      back: [{ detected_source_language: 'PL', text: '125 €' }],
      tell: [{ accepted: ['lucie'] }],
    },
    expects: {
      check: [{ lost: ['125000'], added: ['12500'], whole: false }],
      ask: 'not reached',
      send: 'not reached',
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'Nombres ou liens perdus : 125000 ; apparus : 12500',
            en: 'Numbers or links lost: 125000; new ones: 12500',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Le client écrit déjà votre langue', en: 'The customer writes your language' },
    given: {
      noted: note({ fr: 'Bonjour', en: 'Hello' }),
      thread: [
        {
          sender: 'Customer',
          internal: false,
          body: {
            fr: 'Merci !<blockquote>Dzień dobry</blockquote>',
            en: 'Thanks!<blockquote>Dzień dobry</blockquote>',
          },
        },
      ],
      detect: [{ detected_source_language: { fr: 'FR', en: 'EN' }, text: 'x' }],
      tell: [{ accepted: ['lucie'] }],
    },
    expects: {
      words: [{ words: { fr: 'Merci !', en: 'Thanks!' } }],
      'foreign.no': { count: 1 },
      translate: 'not reached',
    },
    asks: {
      tell: [
        {
          text: {
            fr: 'Le client écrit déjà votre langue : répondez-lui sans traduire.',
            en: 'The customer already writes your language: answer without translating.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Refusé à la relecture', en: 'Turned down on reading' },
    given: {
      noted: note({ fr: 'Nous ne remboursons pas.', en: 'We do not refund.' }),
      thread: [
        { sender: 'Customer', internal: false, body: 'Obrigado' },
        { sender: 'Agent', internal: false, body: 'Bonjour' },
      ],
      detect: [{ detected_source_language: 'PT', text: 'x' }],
      translate: [{ detected_source_language: 'FR', text: 'Reembolsamos.' }],
      back: [
        {
          detected_source_language: 'PT',
          text: { fr: 'Nous remboursons.', en: 'We refund.' },
        },
      ],
      ask: [{ data: { approved: false } }],
      tell: [{ accepted: ['lucie'] }],
    },
    expects: { check: [{ whole: true }], 'agreed.no': { count: 1 }, send: 'not reached' },
    asks: {
      translate: [{ translateTo: 'PT-PT' }],
      tell: [
        {
          text: {
            fr: 'Vous n’avez pas accepté la traduction. Corrigez votre note, elle repassera.',
            en: 'You did not accept the translation. Add a corrected note and it comes round again.',
          },
        },
      ],
    },
  },
  {
    name: { fr: 'Zammad ne répond plus', en: 'Zammad is down' },
    given: {
      noted: note({ fr: 'Bonjour', en: 'Hello' }),
      thread: { fails: '502 - Bad Gateway' },
      tell: [{ accepted: ['lucie'] }],
    },
    expects: { words: 'not reached', detect: 'not reached' },
    asks: { tell: [{ text: DOWN }] },
  },
  {
    name: { fr: 'Quota DeepL épuisé d’emblée', en: 'DeepL quota used up at once' },
    given: {
      noted: note({ fr: 'Bonjour', en: 'Hello' }),
      thread: POLISH,
      detect: { fails: '456 - Quota exceeded' },
      tell: [{ accepted: ['lucie'] }],
    },
    expects: { words: { count: 1 }, foreign: 'not reached' },
    asks: { tell: [{ text: DOWN }] },
  },
  {
    name: { fr: 'La réponse n’est pas traduite', en: 'The answer is not translated' },
    given: {
      noted: note({ fr: 'Bonjour', en: 'Hello' }),
      thread: POLISH,
      detect: DETECTED,
      translate: { fails: '456 - Quota exceeded' },
      tell: [{ accepted: ['lucie'] }],
    },
    expects: { 'foreign.yes': { count: 1 }, back: 'not reached' },
    asks: { tell: [{ text: DOWN }] },
  },
  {
    name: { fr: 'Pas de retour possible', en: 'No way back' },
    given: {
      noted: note({ fr: 'Bonjour', en: 'Hello' }),
      thread: POLISH,
      detect: DETECTED,
      translate: [{ detected_source_language: 'FR', text: 'Dzień dobry' }],
      back: { fails: '456 - Quota exceeded' },
      tell: [{ accepted: ['lucie'] }],
    },
    expects: { check: 'not reached', ask: 'not reached' },
    asks: { tell: [{ text: DOWN }] },
  },
  {
    name: { fr: 'Zammad refuse l’envoi', en: 'Zammad refuses to send' },
    given: {
      noted: note({ fr: 'Bonjour', en: 'Hello' }),
      thread: POLISH,
      detect: DETECTED,
      translate: [{ detected_source_language: 'FR', text: 'Dzień dobry' }],
      back: [{ detected_source_language: 'PL', text: { fr: 'Bonjour', en: 'Hello' } }],
      ask: [{ data: { approved: true } }],
      send: { fails: '403 - Forbidden' },
      tell: [{ accepted: ['lucie'] }],
    },
    expects: { 'agreed.yes': { count: 1 }, check: [{ whole: true }] },
    asks: { tell: [{ text: DOWN }] },
  },
]
