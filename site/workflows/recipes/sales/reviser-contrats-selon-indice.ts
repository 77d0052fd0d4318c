import { all, amount, isTrue, moment } from '../../fragments/conditions.ts'
import { fields, number, truth } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reviser-contrats-selon-indice.examples.ts'

const cannot = {
  fr: "={{ 'Aucune révision préparée ce mois-ci : ' + ($json.error ? 'Grist a répondu « ' + ($json.error.message ?? $json.error) + ' »' : 'dernier indice saisi pour ' + $json.month + ', trop ancien') + '.' }}",
  en: "={{ 'No revision prepared this month: ' + ($json.error ? 'Grist answered “' + ($json.error.message ?? $json.error) + '”' : 'the last index entered is for ' + $json.month + ', too old') + '.' }}",
}

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 50,
  published: '2026-11-23',
  fr: {
    title: 'Réviser le prix des contrats d’après leur indice',
    problem:
      'Le contrat d’entretien prévoit une révision annuelle, à annoncer deux mois avant. Personne n’y pense à temps : trois ans plus tard, le prix est celui du premier jour.',
    outcome:
      'Le premier du mois, un brouillon attend dans Outlook pour chaque contrat dont la lettre doit partir : ancien prix, nouveau prix, les deux indices, la date d’effet.',
    avoid:
      'Si vos contrats ne contiennent aucune clause d’indice, c’est une négociation, pas un calcul. En dessous de dix contrats, un rappel d’agenda suffit.',
    approval:
      'Chaque lettre reste un brouillon : vous relisez le calcul, puis envoyez ou renoncez. Un indice en baisse, un contrat incomplet deviennent une tâche ; rien n’est écrit au client.',
    failure:
      'Un indice de plus de six mois, ou Grist muet, arrête tout : un courriel le dit et aucune lettre n’est préparée. Si Outlook refuse un brouillon, une tâche garde le prix calculé.',
  },
  en: {
    title: 'Revise contract prices by their index',
    problem:
      'The maintenance contract allows for a yearly revision, announced two months ahead. Nobody thinks of it in time, and three years on the price is still that of the first day.',
    outcome:
      'On the first of the month a draft waits in Outlook for each contract whose letter is due: old price, new price, both indices, the day it takes effect.',
    avoid:
      'If your contracts have no index clause, this is a negotiation and no sum will do it. Below ten contracts, reminders in a calendar are enough.',
    approval:
      'Every letter stays a draft: check the sum, then send it or let it be. A falling index or an incomplete contract becomes a task; nothing is written to the client.',
    failure:
      'An index over six months old, or a silent Grist, stops everything: an email says so and no letter is prepared. If Outlook refuses a draft, a task keeps the price that was worked out.',
  },
  nodes: {
    month: {
      use: 'scheduleTrigger',
      name: { fr: 'Le premier du mois', en: 'First of the month' },
      why: {
        fr: 'Une lettre par mois et par contrat au plus : rien de quotidien.',
        en: 'At most one letter a contract a month: nothing daily.',
      },
      with: at('0 7 1 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Le plafond est celui de vos contrats ; zéro n’est pas « sans plafond ».',
        en: 'The cap is the one in your contracts; zero does not mean none.',
      },
      with: fields({
        document: { fr: 'identifiant du document Grist', en: 'id of your Grist document' },
        cap: 5,
        sender: 'contrats@votre-entreprise.example',
        to: 'gerance@votre-entreprise.example',
        project: { fr: 'identifiant du projet Todoist', en: 'id of your Todoist project' },
      }),
    },
    indices: {
      use: 'grist',
      name: { fr: 'Lire les indices', en: 'Read the indices' },
      why: {
        fr: 'Saisis à la main, deux fois l’an, depuis le site de qui les publie.',
        en: 'Entered by hand, twice a year, from the publisher’s own site.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.document }}",
        tableId: 'Indices',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    newest: {
      use: 'sort',
      name: { fr: 'Le plus récent d’abord', en: 'Newest first' },
      why: {
        fr: 'L’ordre des lignes d’un tableau ne prouve rien.',
        en: 'The order of rows in a table proves nothing.',
      },
      with: {
        type: 'simple',
        sortFieldsUi: { sortField: [{ fieldName: 'month', order: 'descending' }] },
        options: {},
      },
    },
    last: {
      use: 'limit',
      name: { fr: 'Le dernier indice', en: 'The last index' },
      why: {
        fr: 'Un seul indice sert à toutes les lettres du mois.',
        en: 'One index serves all letters of the month.',
      },
      with: { maxItems: 1, keep: 'firstItems' },
    },
    fresh: {
      use: 'if',
      name: { fr: 'Assez récent ?', en: 'Recent enough?' },
      why: {
        fr: 'Un indice oublié donnerait des lettres fausses et bien présentées.',
        en: 'A forgotten index would give letters that look fine and are wrong.',
      },
      with: all(
        moment(
          "={{ DateTime.fromISO($json.month + '-01').toISO() }}",
          'after',
          '={{ $now.minus({ months: 6 }).toISO() }}',
        ),
      ),
    },
    contracts: {
      use: 'grist',
      name: { fr: 'Lire les contrats', en: 'Read the contracts' },
      why: {
        fr: 'Une ligne par contrat ; prix et indice datent de la dernière révision et changent ensemble.',
        en: 'One row a contract; price and index are those of the last revision and change together.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.document }}",
        tableId: 'Contracts',
        returnAll: true,
        additionalOptions: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    dates: {
      use: 'set',
      name: { fr: 'Trouver l’échéance', en: 'Find the anniversary' },
      why: {
        fr: 'Grist donne ses dates en secondes ; la lettre compte son préavis à rebours.',
        en: 'Grist hands dates over in seconds; the notice counts back from there.',
      },
      with: fields({
        effect:
          "={{ (() => { const start = DateTime.fromISO(DateTime.fromSeconds($json.starts_on, { zone: 'utc' }).toISODate()); const this_year = start.set({ year: $now.year }); const send = this_year.minus({ days: $json.notice_days }); return (send < $now.startOf('day') ? start.set({ year: $now.year + 1 }) : this_year).toISODate(); })() }}",
      }),
    },
    due: {
      use: 'filter',
      name: { fr: 'À annoncer ce mois-ci', en: 'To announce this month' },
      why: {
        fr: 'Un préavis manqué reporte la révision d’un an ; un contrat tout neuf attend le sien.',
        en: 'A missed notice puts the revision off by a year; a brand-new contract waits for its first.',
      },
      with: all(
        moment(
          '={{ DateTime.fromISO($json.effect).minus({ days: $json.notice_days }).toISO() }}',
          'before',
          "={{ $now.startOf('day').plus({ months: 1 }).toISO() }}",
        ),
        moment(
          '={{ DateTime.fromISO($json.effect).toISO() }}',
          'after',
          '={{ DateTime.fromSeconds($json.starts_on).plus({ months: 11 }).toISO() }}',
        ),
      ),
    },
    price: {
      use: 'set',
      name: { fr: 'Calculer le prix', en: 'Work out the price' },
      why: {
        fr: 'Indice nouveau sur indice de référence, plafonné, arrondi au centime une seule fois.',
        en: 'New index over reference index, capped, rounded to the cent only once.',
      },
      with: fields({
        known: truth('={{ Number($json.base_index) > 0 && Number($json.price) > 0 }}'),
        change: number(
          "={{ Number($json.base_index) > 0 ? Math.round(($('last').first().json.value / $json.base_index - 1) * 10000) / 100 : 0 }}",
        ),
        revised: number(
          "={{ Number($json.base_index) > 0 ? Math.round($json.price * Math.min($('last').first().json.value / $json.base_index, 1 + $('settings').first().json.cap / 100) * 100) / 100 : 0 }}",
        ),
      }),
    },
    rises: {
      use: 'if',
      name: { fr: 'En hausse ?', en: 'Going up?' },
      why: {
        fr: 'Une baisse se lit dans la clause, avec une personne.',
        en: 'What a fall means stands in the clause, for a person to read.',
      },
      with: all(isTrue('={{ $json.known }}'), amount('={{ $json.change }}', 'gt', 0)),
    },
    letter: {
      use: 'outlook',
      name: { fr: 'Préparer la lettre', en: 'Prepare the letter' },
      why: {
        fr: 'Les deux indices y sont : le client peut refaire le calcul.',
        en: 'Both indices are in it, so the client can redo the sum.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: '=Révision annuelle du contrat {{ $json.contract }}',
          en: '=Yearly revision of contract {{ $json.contract }}',
        },
        bodyContent: {
          fr: "={{ 'Bonjour,\\n\\nConformément à votre contrat ' + $json.contract + ', son prix passera de ' + $json.price.toFixed(2).replace('.', ',') + ' € à ' + $json.revised.toFixed(2).replace('.', ',') + ' € HT par mois le ' + DateTime.fromISO($json.effect).toFormat('dd/MM/yyyy') + ' (indice de référence ' + String($json.base_index).replace('.', ',') + ', indice actuel ' + String($('last').first().json.value).replace('.', ',') + ($json.change > $('settings').first().json.cap ? ', hausse limitée à ' + $('settings').first().json.cap + ' %' : '') + ').\\n\\nBien à vous' }}",
          en: "={{ 'Hello,\\n\\nAs your contract ' + $json.contract + ' provides, its price goes from €' + $json.price.toFixed(2) + ' to €' + $json.revised.toFixed(2) + ' a month before VAT on ' + DateTime.fromISO($json.effect).toFormat('dd/MM/yyyy') + ' (reference index ' + $json.base_index + ', current index ' + $('last').first().json.value + ($json.change > $('settings').first().json.cap ? ', rise limited to ' + $('settings').first().json.cap + '%' : '') + ').\\n\\nKind regards' }}",
        },
        additionalFields: { bodyContentType: 'Text', toRecipients: '={{ $json.email }}' },
      },
      onError: 'output',
    },
    byHand: {
      use: 'todoist',
      name: { fr: 'Tâche : à voir', en: 'Task: have a look' },
      why: {
        fr: 'L’échéance court toujours : la tâche porte la date limite de la lettre.',
        en: 'The clock still runs: the task carries the letter’s last day.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        project: byId("={{ $('settings').first().json.project }}"),
        labels: [],
        content: {
          fr: "={{ $('price').item.json.contract + ' : ' + (!$('price').item.json.known ? 'prix ou indice de référence manquant' : $('price').item.json.change > 0 ? 'lettre non préparée, prix calculé ' + $('price').item.json.revised.toFixed(2).replace('.', ',') + ' €' : 'indice ' + String($('price').item.json.change).replace('.', ',') + ' %, lire la clause') }}",
          en: "={{ $('price').item.json.contract + ': ' + (!$('price').item.json.known ? 'price or reference index missing' : $('price').item.json.change > 0 ? 'letter not prepared, price worked out €' + $('price').item.json.revised.toFixed(2) : 'index ' + $('price').item.json.change + '%, read the clause') }}",
        },
        options: {
          dueDate:
            "={{ DateTime.fromISO($('price').item.json.effect).minus({ days: $('price').item.json.notice_days }).toISODate() }}",
        },
      },
    },
    stopped: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est prêt', en: 'Say nothing is ready' },
      why: {
        fr: 'Un mois sans lettre doit se distinguer d’un mois sans échéance.',
        en: 'A month without letters must not look like a month without dates.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: { fr: 'Révisions de prix à l’arrêt', en: 'Price revisions on hold' },
        emailFormat: 'text',
        text: cannot,
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'month > settings > indices > newest > last > fresh.yes > contracts > dates > due > price > rises.yes > letter',
    'rises.no > byHand',
    'letter.error > byHand',
    'fresh.no > stopped',
    'indices.error > stopped',
    'contracts.error > stopped',
  ],
  examples,
})
