import { allItems } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, amount, cases, isFalse, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { posted } from '../../fragments/slack.ts'
import { defineRecipe } from '../recipe.ts'
import { COUNT, RUNNING } from './decompter-heures-de-contrat.code.ts'
import { examples } from './decompter-heures-de-contrat.examples.ts'

const CHANNEL = { fr: '#contrats', en: '#contracts' }
const DOCUMENT = byId("={{ $('settings').first().json.sheet }}")
const TABLE = byName(setting('table'))
const CONTRACTS = byName({ fr: 'Contrats', en: 'Contracts' })

export default defineRecipe({
  category: 'support',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Décompter les heures d’un contrat de support',
    problem:
      'Vingt heures d’assistance vendues pour l’année, épuisées en juin ; on le découvre en octobre, trente heures plus loin. Le client trouve normal qu’elles aient été offertes, et le renouvellement se passe mal.',
    outcome:
      'Chaque matin ouvré, le temps facturable saisi dans Freshdesk est additionné pour chaque contrat en cours. Au premier passage de 80 %, puis de 100 %, la personne qui suit le client reçoit le décompte et la part de la période écoulée ; la feuille garde le palier annoncé.',
    avoid:
      'Le compte vaut ce que vaut la saisie : si l’équipe note ses heures le vendredi, il a une semaine de retard. Forfait illimité ou tickets comptés à l’unité : ce n’est pas le bon calcul.',
    approval:
      'Rien n’est écrit au client ni bloqué à 100 % : la personne qui le suit l’appelle, offre ou propose un avenant. Pour annoncer de nouveau un palier après une rallonge, videz la case « told ».',
    failure:
      'Un contrat mal rempli, ou dont le temps n’a pas pu être lu, est cité dans Slack ; les autres sont comptés. Courriel refusé : Slack le dit et le palier sera annoncé de nouveau le lendemain.',
  },
  en: {
    title: 'Count down the hours of a support contract',
    problem:
      'Twenty hours of support sold for the year and used up by June; it comes out in October, thirty hours later. The customer takes them for a gift, and the renewal goes badly.',
    outcome:
      'Each working morning, billable time entered in Freshdesk is added up for every running contract. The first time it passes 80%, then 100%, whoever looks after the customer gets the count and the share of the period gone by; the sheet keeps the level announced.',
    avoid:
      'The count is worth what the entries are worth: if the team writes its hours down on Fridays, it is a week late. With unlimited plans, or tickets counted one by one, it is the wrong sum.',
    approval:
      'Nothing is written to customers and nothing stops at 100%: whoever looks after them rings up, gives the time away or offers an amendment. To have a level announced again after an extension, empty the cell “told”.',
    failure:
      'A contract badly filled in, or whose time could not be read, is named in Slack; the others are counted. Email refused: Slack says so, and the level is announced again next day.',
  },
  nodes: {
    morning: {
      use: 'scheduleTrigger',
      name: { fr: 'Chaque matin, 7 h 30', en: 'Each morning, half past seven' },
      why: {
        fr: 'Une fois la saisie de la veille terminée.',
        en: 'Once yesterday has been entered.',
      },
      with: at('30 7 * * 1-5'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre feuille', en: 'Your sheet' },
      why: {
        fr: 'Colonnes company_id, client, hours, from, to (31/01/2026), manager et told.',
        en: 'Columns company_id, client, hours, from, to (31/01/2026), manager and told.',
      },
      with: fields(
        {
          desk: 'https://votre-entreprise.freshdesk.com',
          sheet: { fr: 'identifiant de la feuille', en: 'id of the sheet' },
          from: 'contrats@votre-entreprise.example',
          table: { fr: 'annonces de paliers', en: 'levels announced' },
        },
        { alone: true },
      ),
    },
    contracts: {
      use: 'googleSheets',
      name: { fr: 'Lire les contrats', en: 'Read the contracts' },
      why: {
        fr: 'Les heures vendues sont dans une feuille, pas dans l’outil d’assistance.',
        en: 'Hours sold stand in a sheet and not in the help desk.',
      },
      with: {
        resource: 'sheet',
        operation: 'read',
        documentId: DOCUMENT,
        sheetName: CONTRACTS,
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    running: {
      use: 'code',
      name: { fr: 'Contrats en cours', en: 'Running contracts' },
      why: {
        fr: 'Premier et dernier jour compris ; l’année suivante est une autre ligne.',
        en: 'First and last day included; the next year is another row.',
      },
      with: allItems(RUNNING),
    },
    kind: {
      use: 'switch',
      name: { fr: 'Ligne lisible ?', en: 'Does the row make sense?' },
      why: {
        fr: 'Une date en toutes lettres ne se compare à rien.',
        en: 'A date written in words compares with nothing.',
      },
      with: cases({ running: text('={{ $json.kind }}', 'equals', 'running') }),
    },
    bad: {
      use: 'aggregate',
      name: { fr: 'Contrats non comptés', en: 'Contracts not counted' },
      why: {
        fr: 'Un contrat ignoré en silence serait celui qui déborde.',
        en: 'A contract skipped in silence would be the one that overruns.',
      },
      with: gathered('line'),
    },
    fix: {
      use: 'slack',
      name: { fr: 'À regarder', en: 'To be looked at' },
      why: {
        fr: 'Chaque matin, jusqu’à ce que la feuille soit corrigée.',
        en: 'Each morning, until the sheet is put right.',
      },
      with: posted(CHANNEL, "={{ $json.line.join('\\n') }}"),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Contrat après contrat', en: 'Contract after contract' },
      why: {
        fr: 'Une saisie ne nomme pas son contrat : on les compte un par un.',
        en: 'Entries do not name their contract, so it is one at a time.',
      },
      with: { batchSize: 1, options: {} },
    },
    entries: {
      use: 'httpRequest',
      name: { fr: 'Temps facturable', en: 'Billable time' },
      why: {
        fr: 'Depuis le premier jour du contrat, cent saisies par page, toutes les pages.',
        en: 'Since the contract’s first day, a hundred entries a page, every page.',
      },
      with: {
        url: "={{ $('settings').first().json.desk }}/api/v2/time_entries",
        authentication: 'predefinedCredentialType',
        nodeCredentialType: 'freshdeskApi',
        sendQuery: true,
        queryParameters: {
          parameters: [
            { name: 'company_id', value: '={{ $json.company }}' },
            { name: 'billable', value: 'true' },
            { name: 'executed_after', value: '={{ $json.after }}' },
            { name: 'executed_before', value: '={{ $json.before }}' },
            { name: 'per_page', value: '100' },
          ],
        },
        options: {
          pagination: {
            pagination: {
              paginationMode: 'updateAParameterInEachRequest',
              parameters: {
                parameters: [{ type: 'qs', name: 'page', value: '={{ $pageCount + 1 }}' }],
              },
              paginationCompleteWhen: 'other',
              completeExpression: '={{ !($response?.body?.length >= 100) }}',
              limitPagesFetched: true,
              maxRequests: 50,
            },
          },
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 20],
    },
    count: {
      use: 'code',
      name: { fr: 'Heures et palier', en: 'Hours and level' },
      why: {
        fr: 'Arrondi au pour cent inférieur : 79,9 % n’est pas 80.',
        en: 'Rounded down to a per cent, as 79.9% is not 80.',
      },
      with: allItems(COUNT),
    },
    due: {
      use: 'switch',
      name: { fr: 'Palier nouveau ?', en: 'A new level?' },
      why: {
        fr: 'Chaque palier s’annonce une fois : la case « told » fait foi.',
        en: 'Each level is announced once, going by the cell “told”.',
      },
      with: cases({
        due: text('={{ $json.kind }}', 'equals', 'due'),
        unread: text('={{ $json.kind }}', 'equals', 'unread'),
      }),
    },
    claim: {
      use: 'dataTable',
      name: { fr: 'S’inscrire pour annoncer', en: 'Sign up' },
      why: {
        fr: 'Table « annonces de paliers », colonne key.',
        en: 'Table “levels announced”, column key.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: TABLE,
        columns: columns({
          key: "={{ [$json.company, $json.from, $json.level, $now.toISODate()].join('/') }}",
        }),
        options: {},
      },
    },
    claims: {
      use: 'dataTable',
      name: { fr: 'Qui s’est inscrit', en: 'Who has signed up' },
      why: {
        fr: 'Une exécution simultanée s’y trouve aussi.',
        en: 'Another run stands there too.',
      },
      with: {
        resource: 'row',
        operation: 'get',
        dataTableId: TABLE,
        returnAll: true,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'key', keyValue: '={{ $json.key }}' }] },
      },
    },
    first: {
      use: 'filter',
      name: { fr: 'Premier inscrit', en: 'First one' },
      why: {
        fr: 'Une seule exécution écrit.',
        en: 'Only one run writes.',
      },
      with: all(
        amount('={{ $json.id }}', 'equals', "={{ $('claim').item.json.id }}"),
        isFalse(
          "={{ $('claims').all().some(({ json }) => json.key === $json.key && json.id < $json.id) }}",
        ),
      ),
    },
    write: {
      use: 'emailSend',
      name: { fr: 'Écrire à qui suit le client', en: 'Write to the account manager' },
      why: {
        fr: '80 % en juin et 80 % en décembre ne se disent pas pareil.',
        en: '80% in June and 80% in December are two stories.',
      },
      with: mailed(
        { from: "={{ $('settings').first().json.from }}", to: "={{ $('due').item.json.manager }}" },
        {
          fr: "={{ $('due').item.json.client }} : {{ $('due').item.json.share }} % des heures utilisées",
          en: "={{ $('due').item.json.client }}: {{ $('due').item.json.share }}% of the hours used",
        },
        {
          fr: "=Heures utilisées : {{ $('due').item.json.spent }}, soit {{ $('due').item.json.share }} %.\nPériode écoulée : {{ $('due').item.json.gone }} % (du {{ $('due').item.json.from }} au {{ $('due').item.json.to }}).\n\nLe client n’a rien reçu. À vous de l’appeler, d’offrir ce temps ou de proposer un avenant.",
          en: "=Hours used: {{ $('due').item.json.spent }}, that is {{ $('due').item.json.share }}%.\nPeriod gone by: {{ $('due').item.json.gone }}% (from {{ $('due').item.json.from }} to {{ $('due').item.json.to }}).\n\nThe customer has received nothing. It is up to you to ring, to give this time away or to offer an amendment.",
        },
      ),
      onError: 'output',
    },
    mark: {
      use: 'googleSheets',
      name: { fr: 'Noter le palier', en: 'Note the level' },
      why: {
        fr: 'Après le courriel : une annonce perdue se répète.',
        en: 'After the email: one that got lost comes again.',
      },
      with: {
        resource: 'sheet',
        operation: 'update',
        documentId: DOCUMENT,
        sheetName: CONTRACTS,
        columns: columns(
          {
            row_number: "={{ $('due').item.json.row }}",
            told: "={{ $('due').item.json.level }}",
          },
          ['row_number'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    unsent: {
      use: 'slack',
      name: { fr: 'Palier non annoncé', en: 'Level not announced' },
      why: {
        fr: 'De quoi appeler sans attendre le lendemain.',
        en: 'Enough to ring without waiting for tomorrow.',
      },
      with: posted(CHANNEL, {
        fr: "={{ $('due').item.json.client }} : {{ $('due').item.json.share }} % des heures, courriel ou feuille en échec ({{ $json.error.message ?? $json.error }}). Le palier sera annoncé de nouveau.",
        en: "={{ $('due').item.json.client }}: {{ $('due').item.json.share }}% of the hours, email or sheet failed ({{ $json.error.message ?? $json.error }}). The level will be announced again.",
      }),
    },
    broken: {
      use: 'slack',
      name: { fr: 'Feuille illisible', en: 'Sheet unreadable' },
      why: {
        fr: 'Aucun contrat n’est alors surveillé.',
        en: 'No contract is being watched then.',
      },
      with: posted(CHANNEL, {
        fr: '=Contrats non lus : {{ $json.error.message ?? $json.error }}',
        en: '=Contracts not read: {{ $json.error.message ?? $json.error }}',
      }),
    },
  },
  links: [
    'morning > settings > contracts > running > kind.running > loop.each > entries > count > loop',
    'loop.done > due.due > claim > claims > first > write > mark',
    'due.unread > bad',
    'kind.other > bad > fix',
    'write.error > unsent',
    'mark.error > unsent',
    'contracts.error > broken',
  ],
  examples,
})
