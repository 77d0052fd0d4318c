import { columns } from '../../fragments/columns.ts'
import { allItems, inBoth } from '../../fragments/code.ts'
import { all, amount } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './reperer-client-hors-rythme.examples.ts'

const CALLED = byName("={{ $('settings').first().json.called }}")
const MAIL = {
  from: "={{ $('settings').first().json.sender }}",
  to: "={{ $('settings').first().json.manager }}",
}

/** The median of the gaps between days of ordering; two orders on one day are one. */
const rhythm = (say: {
  readonly every: string
  readonly since: string
  readonly days: string
  readonly before: string
  readonly after: string
}) =>
  `const { orders, late, gone } = $('settings').first().json
const clients = new Map()
for (const { json } of $input.all()) {
  const [id, name] = json.partner_id
  const client = clients.get(id) ?? { id, name, days: new Set(), total: 0, user: 0, last: '' }
  const day = json.date_order.slice(0, 10)
  client.days.add(day)
  client.total += json.amount_untaxed
  if (day >= client.last) Object.assign(client, { last: day, user: json.user_id ? json.user_id[0] : 0 })
  clients.set(id, client)
}
const between = (one, other) => Math.round(DateTime.fromISO(other).diff(DateTime.fromISO(one), 'days').days)
const found = []
for (const { id, name, days, total, user, last } of clients.values()) {
  const sorted = [...days].sort()
  if (sorted.length < orders) continue
  const gaps = sorted.slice(1).map((day, at) => between(sorted[at], day)).sort((one, other) => one - other)
  const every = gaps[Math.floor(gaps.length / 2)]
  const waited = between(last, $now.toISODate())
  if (waited < every * late || waited < every + 7 || waited > Math.max(gone, every * 3)) continue
  const usual = Math.round(total / sorted.length)
  const line = name + '${say.every}' + every + '${say.since}' + waited + '${say.days}' + '${say.before}' + usual + '${say.after}'
  found.push({ json: { client: id, name, user, every, waited, usual, last, mark: id + '/' + last, line } })
}
return found.sort((one, other) => other.json.usual / other.json.every - one.json.usual / one.json.every)`

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-28',
  fr: {
    title: 'Appeler le client régulier qui n’a pas commandé à sa date',
    problem:
      'Un restaurant commande toutes les deux semaines depuis trois ans, puis plus rien. Personne ne reçoit d’alerte pour une commande qui n’arrive pas : on l’apprend au bilan, quand il achète ailleurs.',
    outcome:
      'Chaque mardi, le commercial trouve dans Odoo une activité d’appel par client en retard sur son propre rythme : son intervalle habituel, les jours écoulés, la commande moyenne.',
    avoid:
      'Pour des achats saisonniers ou par chantier, l’intervalle médian ne veut rien dire. Et si vos clients ont un abonnement, regardez les résiliations.',
    approval:
      'Le flux ne contacte personne. Le commercial appelle, ou classe l’activité s’il connaît la raison ; le même retard n’est pas signalé deux fois.',
    failure:
      'Odoo muet à la lecture : un courriel le dit au responsable. Activité refusée, ou client sans commercial : le nom figure dans le courriel du responsable, et revient le mardi suivant.',
  },
  en: {
    title: 'Call the regular client whose usual order did not come',
    problem:
      'A restaurant has ordered every two weeks for three years, then nothing. No alert is sent for an order that does not arrive: you learn of it at year’s end, once they buy elsewhere.',
    outcome:
      'Each Tuesday the salesperson finds a call activity in Odoo for every client late by their own rhythm: the usual interval, the days gone by, the average order.',
    avoid:
      'With seasonal buying, or buying by project, a median interval means nothing. And where clients subscribe, watch cancellations instead.',
    approval:
      'The flow contacts nobody. The salesperson calls, or closes the activity knowing the reason; the same delay is not reported twice.',
    failure:
      'Odoo silent on reading: an email tells the manager. Activity refused, or a client without a salesperson: the name stands in the manager’s email, and returns next Tuesday.',
  },
  nodes: {
    tuesday: {
      use: 'scheduleTrigger',
      name: { fr: 'Mardi, 7 h', en: 'Tuesday, 7 am' },
      why: {
        fr: 'Le lundi est pris ; le mardi laisse la semaine pour livrer.',
        en: 'Mondays are taken; Tuesday leaves the week to deliver.',
      },
      with: at('0 7 * * 2'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos seuils', en: 'Your thresholds' },
      why: {
        fr: 'Moins de cinq commandes ne font pas une habitude. « model » et « type » : les numéros de Contact et d’Appel dans votre Odoo.',
        en: 'Fewer than five orders are no habit. “model” and “type” are the numbers of Contact and Call in your Odoo.',
      },
      with: fields({
        months: 18,
        orders: 5,
        late: 1.5,
        gone: 180,
        called: 'late_clients_called',
        model: 90,
        type: 2,
        sender: 'ventes@votre-entreprise.example',
        manager: 'responsable-ventes@votre-entreprise.example',
      }),
    },
    orders: {
      use: 'odoo',
      name: { fr: 'Lire les commandes', en: 'Read the orders' },
      why: {
        fr: 'Confirmées seulement : un devis ne prouve pas un rythme.',
        en: 'Confirmed ones alone: a quote proves no rhythm.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('sale.order'),
        returnAll: true,
        options: { fieldsList: 'partner_id,user_id,date_order,amount_untaxed' },
        filters: {
          filter: [
            { fieldName: 'state', operator: 'equal', value: 'sale' },
            {
              fieldName: 'date_order',
              operator: 'greaterOrEqual',
              value: "={{ $now.minus({ months: $('settings').first().json.months }).toISODate() }}",
            },
          ],
        },
      },
      onError: 'output',
      retry: [3, 10],
    },
    rhythm: {
      use: 'code',
      name: { fr: 'Mesurer chaque rythme', en: 'Measure each rhythm' },
      why: {
        fr: 'La médiane : un mois de fermeture ne fausse pas l’habitude.',
        en: 'The median, so that a month’s closure does not spoil the habit.',
      },
      with: allItems(
        inBoth(rhythm, {
          fr: {
            every: ' : tous les ',
            since: ' jours, rien depuis ',
            days: ' jours, en moyenne ',
            before: '',
            after: ' €',
          },
          en: {
            every: ': every ',
            since: ' days, nothing for ',
            days: ' days, on average ',
            before: '€',
            after: '',
          },
        }),
      ),
    },
    fresh: {
      use: 'dataTable',
      name: { fr: 'Retard pas encore signalé', en: 'Delay not reported yet' },
      why: {
        fr: 'La marque porte la dernière commande : un nouveau retard repasse.',
        en: 'The mark holds the last order, so a new delay gets through.',
      },
      with: {
        resource: 'row',
        operation: 'rowNotExists',
        dataTableId: CALLED,
        matchType: 'allConditions',
        filters: { conditions: [{ keyName: 'mark', keyValue: '={{ $json.mark }}' }] },
      },
    },
    owned: {
      use: 'if',
      name: { fr: 'Un commercial en charge ?', en: 'A salesperson in charge?' },
      why: {
        fr: 'Celui de la dernière commande, que le client connaît.',
        en: 'That of the last order, whom the client knows.',
      },
      with: all(amount('={{ $json.user }}', 'gt', 0)),
    },
    activity: {
      use: 'odoo',
      name: { fr: 'Activité : appeler', en: 'Activity: call' },
      why: {
        fr: 'Sur la fiche du client, à côté de son historique.',
        en: 'On the client’s record, beside its history.',
      },
      with: {
        resource: 'custom',
        operation: 'create',
        customResource: byId('mail.activity'),
        fieldsToSend: columns({
          res_model_id: "={{ $('settings').first().json.model }}",
          res_id: '={{ $json.client }}',
          activity_type_id: "={{ $('settings').first().json.type }}",
          user_id: '={{ $json.user }}',
          summary: '={{ $json.line }}',
          date_deadline: '={{ $now.plus({ days: 2 }).toISODate() }}',
        }),
      },
      onError: 'output',
      retry: [2, 5],
    },
    mark: {
      use: 'dataTable',
      name: { fr: 'Retenir ce retard', en: 'Remember this delay' },
      why: {
        fr: 'Écrit après l’activité : une panne ne fait oublier personne.',
        en: 'Written after the activity: a fault makes nobody forgotten.',
      },
      with: {
        resource: 'row',
        operation: 'insert',
        dataTableId: CALLED,
        columns: columns({ mark: "={{ $('fresh').item.json.mark }}" }),
        options: {},
      },
    },
    left: {
      use: 'merge',
      name: { fr: 'Ce qui reste à confier', en: 'What is left to assign' },
      why: {
        fr: 'Sans commercial, ou activité refusée : le même traitement.',
        en: 'No salesperson, or activity refused: treated alike.',
      },
      with: { mode: 'append', numberInputs: 2 },
    },
    line: {
      use: 'set',
      name: { fr: 'Reprendre la ligne', en: 'Take the line' },
      why: {
        fr: 'Une activité refusée ne rend que l’erreur, pas le client.',
        en: 'A refused activity returns the error alone, not the client.',
      },
      with: fields({ line: "={{ $('fresh').item.json.line }}" }, { alone: true }),
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Une seule liste', en: 'One list' },
      why: {
        fr: 'Les plus gros acheteurs viennent en tête.',
        en: 'The biggest buyers come first.',
      },
      with: gathered('line'),
    },
    assign: {
      use: 'emailSend',
      name: { fr: 'Au responsable', en: 'To the manager' },
      why: {
        fr: 'Un départ non remplacé laisse des clients à personne.',
        en: 'Someone who left and was not replaced leaves clients to nobody.',
      },
      with: mailed(
        MAIL,
        {
          fr: '=Clients en retard à confier : {{ $json.line.length }}',
          en: '=Late clients to assign: {{ $json.line.length }}',
        },
        "={{ $json.line.join('\\n') }}",
      ),
    },
    silent: {
      use: 'emailSend',
      name: { fr: 'Dire qu’Odoo se tait', en: 'Say Odoo is silent' },
      why: {
        fr: 'Un mardi sans activité passerait pour une bonne nouvelle.',
        en: 'A Tuesday without activities would pass for good news.',
      },
      with: mailed(
        MAIL,
        { fr: 'Rythme des clients : pas de lecture', en: 'Client rhythm: nothing read' },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
      once: true,
    },
  },
  links: [
    'tuesday > settings > orders > rhythm > fresh > owned.yes > activity > mark',
    'owned.no > left:0',
    'activity.error > left:1 > line > gather > assign',
    'orders.error > silent',
  ],
  examples,
})
