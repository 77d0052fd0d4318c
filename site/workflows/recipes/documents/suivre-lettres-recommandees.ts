import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isEmpty, isFilled, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { JUDGE, OWNERS } from './suivre-lettres-recommandees.code.ts'
import { examples } from './suivre-lettres-recommandees.examples.ts'

const SHEET = {
  documentId: byId(setting('sheet')),
  sheetName: byName({ fr: 'Recommandés', en: 'Registered' }),
}

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 35,
  published: '2026-11-28',
  fr: {
    title: 'Suivre chaque lettre recommandée jusqu’à sa fin',
    problem:
      'Mise en demeure, congé d’un bail, convocation : la lettre part, le récépissé rejoint une pochette, et personne ne regarde la suite. Trois semaines plus tard elle revient non réclamée, le délai est passé.',
    outcome:
      'Chaque matin de semaine, La Poste est interrogée pour les lettres encore en route. Qui a envoyé la lettre apprend, une fois par étape, qu’elle est distribuée, au guichet, bloquée, revenue, jamais postée ou inconnue. Le tableau garde l’état et son jour ; une lettre distribuée ou revenue n’est plus suivie.',
    avoid:
      'Le suivi en ligne ne remplace pas l’avis de réception signé : gardez le papier avec le dossier. Une lettre recommandée électronique a sa propre preuve, chez son prestataire.',
    approval:
      'Une personne décide de ce que vaut un retour, de l’acte d’huissier ou du second envoi : le flux n’en tire aucune conséquence de droit.',
    failure:
      'La Poste muette ou clé refusée : l’accueil le sait, et l’état d’hier reste. Tableau illisible : un courriel. Courriel refusé : l’étape n’est pas notée, et repart le matin suivant.',
  },
  en: {
    title: 'Follow every registered letter to its end',
    problem:
      'Formal notice, end of a lease, summons: the letter leaves, its receipt goes into a sleeve, and nobody looks further. Three weeks later it is back unclaimed, and the time limit has run out.',
    outcome:
      'Each weekday morning La Poste is asked about letters still under way. Whoever sent one hears, once a stage, that it was delivered, is at the counter, held up, back, never posted or unknown. The sheet keeps the state and its day; a letter delivered or returned is no longer followed.',
    avoid:
      'Tracking online does not replace the signed advice of receipt: keep that paper in the file. An electronic registered letter has a proof of its own, at its provider.',
    approval:
      'What a return is worth, whether to send a bailiff or a second letter, a person decides: the flow draws no legal consequence.',
    failure:
      'La Poste silent or the key refused: the front desk hears so, and yesterday’s state stays. Sheet unreadable: an email. An email refused: the stage is not noted, and leaves again next morning.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'En semaine, à 9 h', en: 'Weekdays at 9 am' },
      why: {
        fr: 'Les événements de la veille sont publiés.',
        en: 'The events of the day before are out.',
      },
      with: at('0 9 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos délais', en: 'Your delays' },
      why: {
        fr: 'Dix jours au guichet, trois sans trace : assez pour rappeler le destinataire ou l’expéditeur.',
        en: 'Ten days at the counter, three without a trace: time enough to ring the addressee or the sender.',
      },
      with: fields(
        {
          pickup: 10,
          unknown: 3,
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          office: 'accueil@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    letters: {
      use: 'googleSheets',
      name: { fr: 'Lire le tableau', en: 'Read the sheet' },
      why: {
        fr: 'Colonnes number, to, subject, owner (courriel), sent_on (AAAA-MM-JJ), state, state_on, closed_on.',
        en: 'Columns number, to, subject, owner (email), sent_on (YYYY-MM-DD), state, state_on, closed_on.',
      },
      with: { operation: 'read', ...SHEET, options: {} },
      onError: 'output',
      retry: [3, 5],
    },
    open: {
      use: 'filter',
      name: { fr: 'Encore en route', en: 'Still under way' },
      why: {
        fr: 'Une lettre finie ne coûte plus d’appel.',
        en: 'A letter that is done costs no further call.',
      },
      with: all(
        isFilled("={{ String($json.number ?? '').replace(/\\s/g, '') }}"),
        isEmpty("={{ String($json.closed_on ?? '') }}"),
      ),
    },
    track: {
      use: 'httpRequest',
      name: { fr: 'Interroger La Poste', en: 'Ask La Poste' },
      why: {
        fr: 'Suivi v2, clé dans l’en-tête X-Okapi-Key. Cinq appels à la seconde.',
        en: 'Suivi v2, with a key in the header X-Okapi-Key. Five calls a second.',
      },
      with: {
        url: "=https://api.laposte.fr/suivi/v2/idships/{{ encodeURIComponent(String($json.number).replace(/\\s/g, '')) }}?lang=fr_FR",
        authentication: 'genericCredentialType',
        genericAuthType: 'httpHeaderAuth',
        options: {
          timeout: 15_000,
          batching: { batch: { batchSize: 5, batchInterval: 1000 } },
          response: {
            response: { fullResponse: true, neverError: true, responseFormat: 'json' },
          },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    judge: {
      use: 'code',
      name: { fr: 'Lire la dernière étape', en: 'Read the last stage' },
      why: {
        fr: 'Les dix jours courent du premier avis, non du dernier.',
        en: 'The ten days run from the first notice, not the last.',
      },
      with: allItems(JUDGE),
    },
    next: {
      use: 'switch',
      name: { fr: 'Nouvelle, muette, pareille', en: 'New, silent, the same' },
      why: {
        fr: 'Une étape ne se dit qu’une fois.',
        en: 'A stage is told once.',
      },
      with: cases({
        tell: text('={{ $json.next }}', 'equals', 'tell'),
        silent: text('={{ $json.next }}', 'equals', 'silent'),
      }),
    },
    owners: {
      use: 'code',
      name: { fr: 'Un courriel par expéditeur', en: 'One email a sender' },
      why: {
        fr: 'Les retours en tête ; sans adresse, l’accueil reçoit.',
        en: 'Returns first; where there is no address, the front desk gets it.',
      },
      with: allItems(OWNERS),
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Dire où elles en sont', en: 'Tell where they are' },
      why: {
        fr: 'Avec le libellé de La Poste, tel quel.',
        en: 'With La Poste’s own words.',
      },
      with: mailed(
        { from: setting('office'), to: '={{ $json.email }}' },
        {
          fr: '=Vos recommandés : {{ $json.count }} nouvelle(s) étape(s)',
          en: '=Your registered letters: {{ $json.count }} new stage(s)',
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 5],
    },
    told: {
      use: 'code',
      name: { fr: 'Lettres annoncées', en: 'Letters told of' },
      why: {
        fr: 'Celles des courriels partis, et d’aucun autre.',
        en: 'Those of the emails that left, and of no other.',
      },
      with: allItems(
        "return $input.all().flatMap((_, at) => $('owners').itemMatching(at).json.letters.map((json) => ({ json })))",
      ),
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Noter l’étape', en: 'Note the stage' },
      why: {
        fr: 'Après l’envoi. Distribuée ou revenue, la lettre est close ; non notée, l’étape sera redite.',
        en: 'After sending. Delivered or returned, the letter is closed; if not noted, the stage is told again.',
      },
      with: {
        operation: 'update',
        ...SHEET,
        columns: columns(
          {
            number: '={{ $json.number }}',
            state: '={{ $json.state }}',
            state_on: '={{ $json.on }}',
            closed_on: "={{ $json.closed ? $now.toISODate() : '' }}",
          },
          ['number'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    troubles: {
      use: 'aggregate',
      name: { fr: 'Réunir ce qui manque', en: 'Gather what went missing' },
      why: {
        fr: 'Vingt silences de La Poste font une ligne.',
        en: 'Twenty silences of La Poste make one line.',
      },
      with: allIn('rows'),
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Prévenir l’accueil', en: 'Tell the front desk' },
      why: {
        fr: 'Sinon le silence passerait pour « rien de neuf ».',
        en: 'Or else silence would pass for “no news”.',
      },
      with: mailed(
        { from: setting('office'), to: setting('office') },
        { fr: 'Recommandés : suivi incomplet', en: 'Registered letters: tracking incomplete' },
        {
          fr: "={{ $json.rows.filter(one => one.state === 'silent').length }} lettre(s) sans réponse de La Poste\n{{ $json.rows.filter(one => one.error).map(one => String(one.error.message ?? one.error)).join('\\n') }}",
          en: "={{ $json.rows.filter(one => one.state === 'silent').length }} letter(s) without an answer from La Poste\n{{ $json.rows.filter(one => one.error).map(one => String(one.error.message ?? one.error)).join('\\n') }}",
        },
      ),
      retry: [3, 5],
    },
  },
  links: [
    'morning > settings > letters > open > track > judge > next.tell > owners > send > told > mark',
    'next.silent > troubles > warn',
    'letters.error > troubles',
    'send.error > troubles',
    'mark.error > troubles',
  ],
  examples,
  related: ['tenir-registre-courrier-arrive', 'reperer-colis-immobiles'],
})
