import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { allIn } from '../../fragments/items.ts'
import { byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { DECIDE, REQUESTS } from './relancer-signatures-qui-trainent.code.ts'
import { examples } from './relancer-signatures-qui-trainent.examples.ts'

const API = 'https://api.yousign.app/v3/signature_requests'
const LIST = `${API}?status[eq]=ongoing&limit=100`
const KEY = {
  authentication: 'genericCredentialType',
  genericAuthType: 'httpBearerAuth',
} as const
const TABLE = byName({ fr: 'relances_signature', en: 'signature_reminders' })

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 30,
  published: '2026-11-28',
  fr: {
    title: 'Relancer les signatures qui traînent, puis dire qui bloque',
    problem:
      'Le devis est accepté, le contrat part chez Yousign, et le second signataire ne l’ouvre pas. Le chantier attend ; le commercial croit que c’est signé, jusqu’au courriel qui annonce l’expiration.',
    outcome:
      'Le lundi et le jeudi, les demandes en cours sont passées en revue. Celui dont c’est le tour est noté, puis reçoit au passage suivant une relance de Yousign, deux au plus, à trois jours d’écart au moins. Ensuite, ou dès sept jours avant l’expiration, son nom et celui du contrat paraissent dans Slack, pour que quelqu’un appelle.',
    avoid:
      'Si vos demandes portent déjà des relances automatiques, Yousign s’en charge : le flux ne fait alors que nommer qui bloque, après dix jours. Les comptes étrangers à cette clé ne sont pas vus.',
    approval:
      'Les relances partent sans relecture : ce sont celles de Yousign, dans ses mots. Appeler, annuler ou prolonger revient au commercial.',
    failure:
      'Yousign muet : Slack le dit. Une relance refusée, ou des signataires illisibles, paraissent par leur contrat. Table des relances illisible : personne n’est relancé, et le canal a la liste entière. Sans retard, il se tait.',
  },
  en: {
    title: 'Remind signers who are slow, then say who is in the way',
    problem:
      'The quote is accepted, the contract leaves through Yousign, and the second signer does not open it. The job waits; the salesperson believes it signed, until the email that announces its expiry.',
    outcome:
      'On Mondays and Thursdays requests under way are gone through. Whoever’s turn it is gets noted, then on the next pass receives a reminder from Yousign, two at most, at least three days apart. After that, or from seven days before expiry, their name and the contract’s appear in Slack, for somebody to ring.',
    avoid:
      'If your requests carry automatic reminders, Yousign sees to it: the flow then only names who is in the way, after ten days. Accounts that this key does not cover are not seen.',
    approval:
      'Reminders leave unread: they are Yousign’s own, in its words. To ring, cancel or extend is for the salesperson.',
    failure:
      'Yousign silent: Slack says so. A reminder refused, or signers that cannot be read, show by their contract. Table of reminders unreadable: nobody is reminded, and the channel has the whole list. With nothing late it stays quiet.',
  },
  nodes: {
    twice: {
      use: 'scheduleTrigger',
      name: { fr: 'Lundi et jeudi, 9 h', en: 'Monday and Thursday, 9 am' },
      why: {
        fr: 'Deux fois par semaine : on relance, on ne harcèle pas.',
        en: 'Twice a week: a reminder, no harassment.',
      },
      with: at('0 9 * * 1,4'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre patience', en: 'Your patience' },
      why: {
        fr: 'Trois jours entre le premier passage et la première relance, trois entre deux, deux en tout.',
        en: 'Three days from the first pass to the first reminder, three in between, two in all.',
      },
      with: fields(
        {
          first: 3,
          gap: 3,
          most: 2,
          soon: 7,
          channel: { fr: '#contrats', en: '#contracts' },
        },
        { alone: true },
      ),
    },
    pages: {
      use: 'httpRequest',
      name: { fr: 'Lire les demandes en cours', en: 'Read requests under way' },
      why: {
        fr: 'Cent par page, jusqu’à la dernière.',
        en: 'A hundred a page, to the last one.',
      },
      with: {
        url: LIST,
        ...KEY,
        options: {
          timeout: 20_000,
          pagination: {
            pagination: {
              paginationMode: 'responseContainsNextURL',
              nextURL: `={{ '${LIST}' + ($response?.body?.meta?.next_cursor ? '&after=' + encodeURIComponent($response.body.meta.next_cursor) : '') }}`,
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !$response?.body?.meta?.next_cursor }}',
              limitPagesFetched: true,
              maxRequests: 50,
            },
          },
        },
      },
      onError: 'continue',
      retry: [3, 10],
    },
    requests: {
      use: 'code',
      name: { fr: 'Une demande, un élément', en: 'One item a request' },
      why: {
        fr: 'Celles qui se relancent seules sont marquées.',
        en: 'Those that remind by themselves are marked.',
      },
      with: allItems(REQUESTS),
    },
    read: {
      use: 'switch',
      name: { fr: 'Yousign a répondu ?', en: 'Has Yousign answered?' },
      why: {
        fr: 'Un silence n’est pas « tout est signé ».',
        en: 'A silence does not mean “all signed”.',
      },
      with: cases({ ask: text('={{ $json.kind }}', 'equals', 'ask') }),
    },
    signers: {
      use: 'httpRequest',
      name: { fr: 'Lire les signataires', en: 'Read the signers' },
      why: {
        fr: 'Seul l’état « notified » se relance. Qui s’est identifié sans signer est nommé.',
        en: 'Only the status “notified” is reminded. Whoever identified and did not sign is named.',
      },
      with: {
        url: `=${API}/{{ $json.id }}/signers`,
        ...KEY,
        options: {
          timeout: 20_000,
          batching: { batch: { batchSize: 5, batchInterval: 1000 } },
          response: { response: { fullResponse: true, responseFormat: 'json' } },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    before: {
      use: 'dataTable',
      name: { fr: 'Relances passées', en: 'Past reminders' },
      why: {
        fr: 'Table à deux colonnes de texte : signer et on. La première ligne date le premier passage.',
        en: 'A table of two text columns: signer and on. The first row dates the first pass.',
      },
      with: { resource: 'row', operation: 'get', dataTableId: TABLE, returnAll: true },
      once: true,
      always: true,
      onError: 'continue',
    },
    decide: {
      use: 'code',
      name: { fr: 'Relancer ou nommer', en: 'Remind or name' },
      why: {
        fr: 'Yousign ne dit pas depuis quand c’est son tour : on compte du jour où le flux l’a vu.',
        en: 'Yousign does not tell since when it is their turn: days count from when the flow saw it.',
      },
      with: allItems(DECIDE),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Quel geste ?', en: 'Which step?' },
      why: {
        fr: 'Près de l’expiration, les deux à la fois.',
        en: 'Near the expiry, both at once.',
      },
      with: cases({
        remind: text('={{ $json.kind }}', 'equals', 'remind'),
        seen: text('={{ $json.kind }}', 'equals', 'seen'),
      }),
    },
    push: {
      use: 'httpRequest',
      name: { fr: 'Demander la relance', en: 'Ask for the reminder' },
      why: {
        fr: 'Une fois par passage : un essai répété ferait deux courriels.',
        en: 'Once a run: a repeated try might make two emails.',
      },
      with: {
        method: 'POST',
        url: `=${API}/{{ $json.request }}/signers/{{ $json.signer }}/send_reminder`,
        ...KEY,
        options: { timeout: 20_000 },
      },
      onError: 'output',
    },
    note: {
      use: 'dataTable',
      name: { fr: 'Noter vu ou relancé', en: 'Note seen or reminded' },
      why: {
        fr: 'Une relance compte quand Yousign l’a acceptée.',
        en: 'A reminder counts once Yousign has accepted it.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          signer: "={{ $('kind').item.json.signer }}",
          on: '={{ $now.toISODate() }}',
        }),
        options: {},
      },
    },
    merge: {
      use: 'merge',
      name: { fr: 'À appeler ou refusées', en: 'To ring, or refused' },
      why: {
        fr: 'Un seul message pour le commercial.',
        en: 'A single message for sales.',
      },
      with: { mode: 'append' },
    },
    together: {
      use: 'aggregate',
      name: { fr: 'Une liste', en: 'One list' },
      why: {
        fr: 'Un contrat par ligne.',
        en: 'A contract a line.',
      },
      with: allIn('rows'),
    },
    name: {
      use: 'slack',
      name: { fr: 'Nommer qui bloque', en: 'Name who is in the way' },
      why: {
        fr: 'Un appel fait signer ce que trois courriels n’obtiennent pas.',
        en: 'One call gets signed what three emails do not.',
      },
      with: posted(setting('channel'), {
        fr: "=Signatures en retard :\n{{ $json.rows.map(one => '- ' + one.line + (one.error ? ' (relance refusée)' : '')).join('\\n') }}",
        en: "=Signatures late:\n{{ $json.rows.map(one => '- ' + one.line + (one.error ? ' (reminder refused)' : '')).join('\\n') }}",
      }),
      retry: [3, 5],
    },
    silent: {
      use: 'slack',
      name: { fr: 'Dire que rien n’est lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Clé expirée, le plus souvent.',
        en: 'Mostly a key that has expired.',
      },
      with: posted(setting('channel'), {
        fr: '=Signatures non contrôlées : {{ $json.why }}',
        en: '=Signatures not checked: {{ $json.why }}',
      }),
      retry: [3, 5],
    },
  },
  links: [
    'twice > settings > pages > requests > read.ask > signers > before > decide > kind.remind > push > note',
    'kind.seen > note',
    'kind.other > merge > together > name',
    'push.error > merge:1',
    'read.other > silent',
  ],
  examples,
  related: ['classer-exemplaire-signe'],
})
