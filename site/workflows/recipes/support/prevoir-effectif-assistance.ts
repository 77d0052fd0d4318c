import { allItems } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields, list, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { COMPARE, FORECAST } from './prevoir-effectif-assistance.code.ts'
import { examples } from './prevoir-effectif-assistance.examples.ts'

const CHANNEL = { fr: '#assistance', en: '#support' }
const START =
  "{{ $('settings').first().json.desk }}/api/v2/incremental/tickets/cursor.json?start_time={{ Math.floor($now.startOf('week').minus({ weeks: $('settings').first().json.weeks }).toSeconds()) }}"

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Prévoir l’effectif d’assistance de la semaine prochaine',
    problem:
      'Le lundi de dix à midi, deux personnes pour soixante tickets ; le mercredi, quatre pour quinze. Le planning recopie celui de l’an dernier, et l’on découvre le manque quand la file a déjà débordé.',
    outcome:
      'Le jeudi à 14 h, les tickets Zendesk des huit semaines passées sont comptés par jour et par créneau. La médiane, votre durée par ticket et un taux d’occupation donnent le nombre de personnes ; un courriel place chaque créneau à côté du planning tenu dans Google Sheets, manques en tête.',
    avoid:
      'Le passé ne connaît ni la promotion de mardi ni la panne. Sous vingt tickets par jour, le hasard domine. Pour un standard téléphonique, où l’attente se compte en secondes, il faut la formule d’Erlang.',
    approval:
      'Le flux ne touche pas au planning : la personne qui le tient décide. Zendesk livre des tickets entiers, dont seuls le numéro, l’état et l’heure servent : désactivez dans n8n l’enregistrement des exécutions réussies.',
    failure:
      'Zendesk muet : Slack annonce qu’il n’y a pas de prévision. Planning illisible : le courriel part avec les besoins seuls et la cause. Relancer renvoie le même courriel, recalculé.',
  },
  en: {
    title: 'Forecast how many people support needs next week',
    problem:
      'Mondays from ten to noon, two people for sixty tickets; Wednesdays, four for fifteen. The roster copies last year’s, and the shortage is found out once the queue has overflowed.',
    outcome:
      'On Thursdays at 2 pm, Zendesk’s tickets of the past eight weeks are counted by day and slot. Their median, your minutes a ticket and a share of busy time give the number of people; an email sets each slot beside the roster kept in Google Sheets, shortages on top.',
    avoid:
      'The past knows nothing of Tuesday’s promotion or of an outage. Below twenty tickets a day, chance rules. A telephone desk, where waiting is a matter of seconds, calls for Erlang’s formula.',
    approval:
      'The roster is not touched: whoever keeps it decides. Zendesk hands over whole tickets, of which number, status and time alone are used: set n8n not to keep successful executions.',
    failure:
      'Zendesk silent: Slack announces that there is no forecast. Roster unreadable: the email leaves with the needs alone and the cause. A rerun sends the same email, worked out anew.',
  },
  nodes: {
    thursday: {
      use: 'scheduleTrigger',
      name: { fr: 'Jeudi, 14 h', en: 'Thursday, 2 pm' },
      why: {
        fr: 'Il reste un jour pour demander à quelqu’un de changer.',
        en: 'One day is left to ask somebody to swap.',
      },
      with: at('0 14 * * 4'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos créneaux', en: 'Your slots' },
      why: {
        fr: 'Durée moyenne d’un ticket, et part du temps réellement sur les tickets. Fermés : les fériés passés et à venir.',
        en: 'Average minutes a ticket, and the share of time truly spent on them. Closed: holidays, past and to come.',
      },
      with: fields(
        {
          desk: 'https://votre-entreprise.zendesk.com',
          slots: '9-12,12-15,15-18',
          weeks: 8,
          enough: 4,
          minutes: 12,
          busy: 0.75,
          closed: list(['2026-11-11', '2026-12-25', '2027-01-01', '2027-03-29']),
          sheet: { fr: 'identifiant du classeur', en: 'id of the spreadsheet' },
          planner: 'planning@votre-entreprise.example',
        },
        { alone: true },
      ),
    },
    tickets: {
      use: 'httpRequest',
      name: { fr: 'Huit semaines de tickets', en: 'Eight weeks of tickets' },
      why: {
        fr: 'L’export de Zendesk, par pages de mille, dix par minute au plus ; il faut un compte administrateur.',
        en: 'Zendesk’s export, by pages of a thousand, ten a minute at most; it takes an administrator’s account.',
      },
      with: {
        url: `=${START}`,
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'zendeskApi',
        options: {
          timeout: 60_000,
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL: `={{ $response?.body?.after_url ?? ($('settings').first().json.desk + '/api/v2/incremental/tickets/cursor.json?start_time=' + Math.floor($now.startOf('week').minus({ weeks: $('settings').first().json.weeks }).toSeconds())) }}`,
              paginationCompleteWhen: 'other',
              completeExpression:
                '={{ $response?.body?.end_of_stream === true || !$response?.body?.after_url }}',
              limitPagesFetched: true,
              maxRequests: 40,
              requestInterval: 6500,
            },
          },
        },
      },
      onError: 'output',
      retry: [3, 60],
    },
    whole: {
      use: 'if',
      name: { fr: 'Lu jusqu’au bout ?', en: 'Read to the end?' },
      why: {
        fr: 'Au-delà de quarante pages, la dernière n’est pas la fin : compter serait faux.',
        en: 'Past forty pages the last is not the end, and counts would be wrong.',
      },
      with: all(
        amount(
          "={{ $('tickets').all().filter(({ json }) => json.end_of_stream === true).length }}",
          'gt',
          0,
        ),
      ),
    },
    forecast: {
      use: 'code',
      name: { fr: 'Prévoir par créneau', en: 'Forecast by slot' },
      why: {
        fr: 'La médiane : une semaine de panne ne fait pas la règle. Un ticket de nuit compte au premier créneau ouvert.',
        en: 'The median, as one week of outage makes no rule. A ticket at night counts in the first open slot.',
      },
      with: allItems(FORECAST),
    },
    roster: {
      use: 'googleSheets',
      name: { fr: 'Lire le planning', en: 'Read the roster' },
      why: {
        fr: 'Colonnes date (2026-11-30, en texte), slot (9-12) et people.',
        en: 'Columns date (2026-11-30, as text), slot (9-12) and people.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: byId(setting('sheet')),
        sheetName: { __rl: true, mode: 'name', value: { fr: 'Planning', en: 'Roster' } },
        options: {},
      },
      once: true,
      always: true,
      onError: 'continue',
      retry: [2, 10],
    },
    compare: {
      use: 'code',
      name: { fr: 'Placer l’un à côté de l’autre', en: 'Set them side by side' },
      why: {
        fr: 'Un créneau absent du planning n’est pas compté comme vide : il est dit.',
        en: 'A slot missing from the roster is not taken for empty: it is told.',
      },
      with: allItems(COMPARE),
    },
    mail: {
      use: 'emailSend',
      name: { fr: 'Écrire au planning', en: 'Write to the planner' },
      why: {
        fr: 'Même sans manque : un silence laisserait un doute.',
        en: 'Even without a shortage, as silence would leave a doubt.',
      },
      with: mailed(
        { from: setting('planner'), to: setting('planner') },
        {
          fr: '=Assistance, semaine du {{ $json.week }} : {{ $json.head }}',
          en: '=Support, week of {{ $json.week }}: {{ $json.head }}',
        },
        '={{ $json.text }}',
      ),
      onError: 'output',
      retry: [2, 10],
    },
    broken: {
      use: 'slack',
      name: { fr: 'Pas de prévision', en: 'No forecast' },
      why: {
        fr: 'Sinon le planning de l’an dernier repart sans que rien ne l’arrête.',
        en: 'Or last year’s roster goes on with nothing to stop it.',
      },
      with: posted(CHANNEL, {
        fr: "=Effectif de la semaine prochaine : prévision non envoyée ({{ $json.error?.message ?? $json.error ?? 'plus de tickets que le flux n’en lit' }})",
        en: "=Next week’s staffing: forecast not sent ({{ $json.error?.message ?? $json.error ?? 'more tickets than the flow reads' }})",
      }),
      once: true,
    },
  },
  links: [
    'thursday > settings > tickets > whole.yes > forecast > roster > compare > mail',
    'whole.no > broken',
    'tickets.error > broken',
    'mail.error > broken',
  ],
  examples,
})
