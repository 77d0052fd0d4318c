import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './facturer-heures-oubliees.examples.ts'

/** By client and project, never beyond what was sold. */
const group = (words: {
  readonly euros: string
  readonly point: string
  readonly hours: string
  readonly over: string
  readonly colon: string
}) => `${words.euros}const hours = (value) => String(cents(value)).replace('.', '${words.point}');
const rows = $input.all().map(({ json }) => json).filter((one) => one.project);
const projects = new Map();
for (const one of rows) {
  const known = projects.get(one.project) ?? { project: one.project, customer: one.customer, client: one.client, rate: Number(one.rate), left: Number(one.sold) - Number(one.billed), ids: [], billable: 0, over: 0, oldest: one.day };
  const fits = known.billable + Number(one.hours) <= known.left;
  projects.set(one.project, { ...known, ...(fits ? { ids: [...known.ids, one.id], billable: known.billable + Number(one.hours) } : { over: known.over + Number(one.hours) }) });
}
const cents = (value) => Math.round(value * 100) / 100;
const lines = [...projects.values()].map((one) => {
  const net = cents(one.billable * one.rate);
  return { ...one, billable: cents(one.billable), net, since: DateTime.fromISO(one.oldest).toFormat('dd/MM/yyyy'), text: one.client + ', ' + one.project + '${words.colon}' + hours(one.billable) + '${words.hours}' + euros(net) + (one.over > 0 ? '${words.over}' + hours(one.over) + ' h' : '') };
}).sort((a, b) => b.net - a.net);
return lines.length === 0 ? [] : [{ json: { lines, bill: lines.filter(({ billable }) => billable > 0), net: cents(lines.reduce((sum, one) => sum + one.net, 0)), total: euros(cents(lines.reduce((sum, one) => sum + one.net, 0))), text: lines.map(({ text }) => text).join('\\n') } }];`

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Facturer les heures faites que personne n’a facturées',
    problem:
      'Un technicien saisit trois heures le 29 octobre, après que les factures du mois sont parties. Personne ne remonte en arrière, et au bilan l’atelier a donné soixante heures.',
    outcome:
      'Le 5 de chaque mois, les heures validées depuis plus de trente jours et sans facture sont réunies par projet, au taux vendu et sans dépasser le budget. Sur votre oui, une facture Odoo est préparée en brouillon par projet, et les heures portent son identifiant.',
    avoid:
      'Un forfait ne se facture pas à l’heure : ces projets ne doivent pas figurer dans la vue. Des heures que le client n’a pas acceptées non plus.',
    approval:
      'Vous voyez chaque projet, ses heures et ce qui dépasse le budget, avant toute facture. Les factures ne sont pas envoyées : vous les relisez dans Odoo. Sans réponse en quatre jours, rien n’est créé.',
    failure:
      'Une facture refusée laisse ses heures libres pour le mois prochain et vous est nommée. Une facture créée dont les heures n’ont pas pu être marquées vous est signalée, pour ne pas être faite deux fois.',
  },
  en: {
    title: 'Bill the hours worked that nobody has billed',
    problem:
      'A technician enters three hours on 29 October, after that month’s invoices have gone. Nobody looks back, and by the year’s end the workshop has given sixty hours away.',
    outcome:
      'On the 5th of each month, hours approved more than thirty days ago and without an invoice are gathered by project, at the rate sold and within the budget. On your yes a draft Odoo invoice is prepared for each project, and the hours bear its id.',
    avoid:
      'Fixed-price work is not billed by the hour: keep such projects out of the view. The same goes for hours that the client has not accepted.',
    approval:
      'You see each project, its hours and what exceeds the budget before there is any invoice. Invoices are not sent: you read them in Odoo. After four days without an answer nothing is made.',
    failure:
      'A refused invoice leaves its hours free for next month and is named to you. An invoice whose hours could not be marked is reported, so that it is not made twice.',
  },
  nodes: {
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 5 du mois', en: 'On the 5th' },
      why: {
        fr: 'Les retardataires ont saisi, les clients n’ont pas encore clos.',
        en: 'Latecomers have entered theirs, and clients have not closed yet.',
      },
      with: at('0 9 5 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre délai', en: 'Your delay' },
      why: {
        fr: 'Trente jours : avant, la facture normale peut encore les prendre.',
        en: 'Thirty days: before that the usual invoice may still take them.',
      },
      with: fields({ days: 30, person: 'direction@atelier-ferrand.example' }, { alone: true }),
    },
    hours: {
      use: 'postgres',
      name: { fr: 'Lire les heures libres', en: 'Read the free hours' },
      why: {
        fr: 'Validées, facturables, sans numéro de facture.',
        en: 'Approved, billable, without an invoice number.',
      },
      with: {
        operation: 'executeQuery',
        query:
          'SELECT id, day::text, hours::float, project, client, customer, rate::float, sold::float, billed::float FROM hours_to_bill WHERE invoice IS NULL AND approved AND day < $1 ORDER BY project, day',
        options: {
          queryReplacement:
            "={{ [$now.minus({ days: $('settings').first().json.days }).toISODate()] }}",
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    group: {
      use: 'code',
      name: { fr: 'Réunir par projet', en: 'Gather by project' },
      why: {
        fr: 'Une saisie entre si le budget la contient encore ; les autres sont montrées et restent libres.',
        en: 'An entry goes in while the budget still holds it; others are shown and stay free.',
      },
      with: allItems(
        inBoth(group, {
          fr: {
            euros: EUROS.fr,
            point: ',',
            hours: ' h, ',
            over: ' – hors budget : ',
            colon: ' : ',
          },
          en: { euros: EUROS.en, point: '.', hours: ' h, ', over: ' – over budget: ', colon: ': ' },
        }),
      ),
    },
    ask: {
      use: 'gmail',
      name: { fr: 'Montrer et demander', en: 'Show and ask' },
      why: {
        fr: 'Vous savez quel geste commercial était voulu.',
        en: 'You know which hours were meant as a gift.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        sendTo: setting('person'),
        subject: {
          fr: '=Heures oubliées : {{ $json.total }} HT à facturer ?',
          en: '=Forgotten hours: bill {{ $json.total }} before VAT?',
        },
        message: '={{ $json.text }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(4, 'days'),
      },
    },
    agreed: {
      use: 'filter',
      name: { fr: 'Accord donné', en: 'Agreed' },
      why: {
        fr: 'Un non ou un silence laisse tout en l’état.',
        en: 'A no or silence leaves all as it is.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    chosen: {
      use: 'code',
      name: { fr: 'Un projet à la fois', en: 'One project at a time' },
      why: {
        fr: 'Les lignes que vous avez vues, sans rien relire entre-temps.',
        en: 'The lines you saw, with nothing read again in between.',
      },
      with: allItems("return $('group').first().json.bill.map((json) => ({ json }));"),
    },
    invoice: {
      use: 'odoo',
      name: { fr: 'Préparer la facture', en: 'Prepare the invoice' },
      why: {
        fr: 'Un brouillon par projet : le client reconnaît son bon de commande.',
        en: 'One draft a project, so that clients recognise their order.',
      },
      with: {
        resource: 'custom',
        operation: 'create',
        customResource: byId('account.move'),
        fieldsToSend: columns({
          move_type: 'out_invoice',
          partner_id: '={{ Number($json.customer) }}',
          ref: '={{ $json.project }}',
          invoice_line_ids: {
            fr: "={{ [[0, 0, { name: $json.project + ', heures depuis le ' + $json.since, quantity: $json.billable, price_unit: $json.rate }]] }}",
            en: "={{ [[0, 0, { name: $json.project + ', hours since ' + $json.since, quantity: $json.billable, price_unit: $json.rate }]] }}",
          },
        }),
      },
      onError: 'output',
    },
    mark: {
      use: 'postgres',
      name: { fr: 'Marquer les heures', en: 'Mark the hours' },
      why: {
        fr: 'Avec l’identifiant : elles ne reviendront pas le mois prochain.',
        en: 'With the id, so that they do not come back next month.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE hours_to_bill SET invoice = $1 WHERE id = ANY($2::int[])',
        options: {
          queryReplacement:
            "={{ [String($json.id), '{' + $('chosen').item.json.ids.join(',') + '}'] }}",
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    unbilled: {
      use: 'gmail',
      name: { fr: 'Nommer la facture refusée', en: 'Name the refused invoice' },
      why: {
        fr: 'Le plus souvent, un client sans fiche dans Odoo.',
        en: 'Most often a client without a record in Odoo.',
      },
      with: gmailSent(
        setting('person'),
        {
          fr: '=Facture non créée : {{ $json.project }}',
          en: '=Invoice not made: {{ $json.project }}',
        },
        '={{ $json.error }}',
      ),
    },
    unmarked: {
      use: 'gmail',
      name: { fr: 'Nommer les heures non marquées', en: 'Name the hours not marked' },
      why: {
        fr: 'Sans quoi le mois prochain les facturerait une seconde fois.',
        en: 'Else next month would bill them a second time.',
      },
      with: gmailSent(
        setting('person'),
        {
          fr: "=À marquer à la main : {{ $('chosen').item.json.project }}",
          en: "=To be marked by hand: {{ $('chosen').item.json.project }}",
        },
        {
          fr: "=Facture {{ $json.id }} créée, heures {{ $('chosen').item.json.ids.join(', ') }} à lui rattacher. {{ $json.error }}",
          en: "=Invoice {{ $json.id }} made, hours {{ $('chosen').item.json.ids.join(', ') }} to be tied to it. {{ $json.error }}",
        },
      ),
    },
    warn: {
      use: 'gmail',
      name: { fr: 'Dire que rien n’est lu', en: 'Say that nothing was read' },
      why: {
        fr: 'Un mois sans message doit vouloir dire sans oubli.',
        en: 'A month without a message has to mean nothing forgotten.',
      },
      with: gmailSent(
        setting('person'),
        { fr: 'Heures à facturer : base illisible', en: 'Hours to bill: database not readable' },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'day > settings > hours > group > ask > agreed > chosen > invoice > mark',
    'hours.error > warn',
    'invoice.error > unbilled',
    'mark.error > unmarked',
  ],
  examples,
})
