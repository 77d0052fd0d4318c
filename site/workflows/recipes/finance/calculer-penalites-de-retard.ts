import { allItems, EUROS, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './calculer-penalites-de-retard.examples.ts'

/** Simple interest on what was late, for as long as it was late, and the fixed sum for each invoice. */
const count = (words: {
  readonly euros: string
  readonly days: string
  readonly colon: string
  readonly and: string
}) => `${words.euros}const { rate, fixed, grace, spared } = $('settings').first().json;
const dateOf = (value) => { const ticks = /Date\\(([0-9]+)/.exec(String(value)); return ticks ? DateTime.fromMillis(Number(ticks[1])) : DateTime.fromISO(String(value).slice(0, 10)); };
const cents = (value) => Math.round(value * 100) / 100;
const first = $now.startOf('month').minus({ months: 1 });
const kept = spared.split(',').map((one) => one.trim().toLowerCase()).filter(Boolean);
const late = $input.all().map(({ json }) => json).filter((one) => one.Type === 'ACCREC' && one.FullyPaidOnDate && one.DueDate).map((one) => {
  const due = dateOf(one.DueDate);
  const paid = dateOf(one.FullyPaidOnDate);
  const payments = (one.Payments ?? []).length > 0 ? one.Payments.map((part) => ({ amount: Number(part.Amount), on: dateOf(part.Date) })) : [{ amount: Number(one.Total), on: paid }];
  const interest = cents(payments.reduce((sum, part) => sum + Math.max(0, Math.round(part.on.diff(due, 'days').days)) * part.amount * rate / 100 / 365, 0));
  return { number: one.InvoiceNumber, contact: one.Contact?.ContactID, client: one.Contact?.Name ?? '?', paid, days: Math.round(paid.diff(due, 'days').days), interest };
}).filter((one) => one.paid >= first && one.paid < first.plus({ months: 1 }) && one.days > grace && !kept.includes(one.client.toLowerCase()));
const clients = new Map();
for (const one of late) clients.set(one.contact, [...(clients.get(one.contact) ?? []), one]);
const claims = [...clients].map(([contact, list]) => ({
  contact, client: list[0].client, count: list.length, interest: cents(list.reduce((sum, one) => sum + one.interest, 0)), fixed: list.length * fixed,
  detail: list.map((one) => one.number + '${words.colon}' + one.days + '${words.days}' + euros(one.interest)).join(' / '),
})).map((one) => ({ ...one, total: cents(one.interest + one.fixed), shown: euros(cents(one.interest + one.fixed)) })).sort((a, b) => b.total - a.total);
return claims.length === 0 ? [] : [{ json: { claims, total: cents(claims.reduce((sum, one) => sum + one.total, 0)), shown: euros(cents(claims.reduce((sum, one) => sum + one.total, 0))), text: claims.map((one) => one.client + '${words.colon}' + one.shown + ' (' + one.detail + '${words.and}' + euros(one.fixed) + ')').join('\\n') } }];`

export default defineRecipe({
  category: 'finance',
  level: 'expert',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Calculer les pénalités de retard et préparer leur facture',
    problem:
      'Vos conditions prévoient des pénalités, comme la loi l’exige. Personne ne les calcule : il faudrait reprendre chaque paiement en plusieurs fois, jour par jour, et décider à qui l’on fait grâce.',
    outcome:
      'Le 4 de chaque mois, les factures soldées le mois passé sont relues dans Xero : intérêts par jour de retard sur chaque versement, plus l’indemnité fixe. Vous voyez la somme par client et tranchez ; les factures acceptées attendent en brouillon.',
    avoid:
      'Facturer des pénalités à un bon client gêné coûte plus que la somme. Le taux est à vous : celui de vos conditions de vente, à revoir chaque semestre. L’indemnité fixe ne se réclame qu’à un professionnel.',
    approval:
      'Rien n’est préparé sans votre oui, valable cinq jours, et les clients à épargner sont dans les réglages. Un brouillon Xero se relit, puis s’envoie à la main.',
    failure:
      'Xero muet : vous l’apprenez, rien n’est calculé. Un brouillon refusé vous est nommé avec son client ; les autres sont créés.',
  },
  en: {
    title: 'Work out late payment penalties and prepare their invoice',
    problem:
      'Your terms provide for penalties, as French law demands. Nobody works them out: one would have to go through each payment in instalments, day by day, and decide whom to let off.',
    outcome:
      'On the 4th of each month invoices settled last month are read again in Xero: interest for each day late on every payment, plus the fixed sum. You see the amount a customer and decide; accepted invoices wait as drafts.',
    avoid:
      'Charging penalties to a good customer in trouble costs more than they bring. The rate is yours, from your terms of sale, to be looked at every half year. The fixed sum may be claimed from businesses alone.',
    approval:
      'Nothing is prepared without your yes, open for five days, and customers to spare stand in the settings. A Xero draft is read and then sent by hand.',
    failure:
      'Xero silent: you hear of it and nothing is worked out. A draft that is refused is named with its customer, and the others are made.',
  },
  nodes: {
    day: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 4 du mois', en: 'On the 4th' },
      why: {
        fr: 'Les encaissements du mois passé sont lettrés.',
        en: 'Last month’s receipts have been matched.',
      },
      with: at('0 9 4 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos conditions', en: 'Your terms' },
      why: {
        fr: 'Taux annuel, indemnité par facture, jours de grâce, clients épargnés.',
        en: 'Yearly rate, fixed sum an invoice, days of grace, customers to spare.',
      },
      with: fields(
        {
          rate: 12,
          fixed: 40,
          grace: 5,
          spared: 'Mairie de Lunel, Atelier Bonnet',
          organization: { fr: 'identifiant Xero', en: 'Xero id' },
          account: '763',
          person: 'gerance@peintures-astruc.example',
        },
        { alone: true },
      ),
    },
    invoices: {
      use: 'xero',
      name: { fr: 'Lire les factures soldées', en: 'Read settled invoices' },
      why: {
        fr: 'Soldées seulement : avant, le compte court encore.',
        en: 'Settled ones alone: before that the clock is still running.',
      },
      with: {
        resource: 'invoice',
        operation: 'getAll',
        organizationId: setting('organization'),
        returnAll: true,
        options: {
          statuses: ['PAID'],
          where:
            '=Type=="ACCREC" AND FullyPaidOnDate>=DateTime({{ $now.minus({ months: 1 }).toFormat("yyyy,MM") }},01)',
        },
      },
      onError: 'output',
      retry: [3, 5],
    },
    count: {
      use: 'code',
      name: { fr: 'Compter les intérêts', en: 'Count the interest' },
      why: {
        fr: 'Un acompte payé à l’heure ne porte pas d’intérêts.',
        en: 'A part paid on time bears no interest.',
      },
      with: allItems(
        inBoth(count, {
          fr: { euros: EUROS.fr, days: ' jours, ', colon: ' : ', and: ' ; indemnité ' },
          en: { euros: EUROS.en, days: ' days, ', colon: ': ', and: '; fixed sum ' },
        }),
      ),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Demander s’il faut réclamer', en: 'Ask whether to claim' },
      why: {
        fr: 'La relation avec un client ne se calcule pas.',
        en: 'What a customer is worth cannot be calculated.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: setting('person'),
        subject: {
          fr: '=Pénalités de retard : {{ $json.shown }}, à facturer ?',
          en: '=Late payment penalties: {{ $json.shown }}, to be invoiced?',
        },
        message: '={{ $json.text }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(5, 'days'),
      },
    },
    agreed: {
      use: 'filter',
      name: { fr: 'Accord donné', en: 'Agreed' },
      why: {
        fr: 'Le silence fait grâce.',
        en: 'Silence lets people off.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    claims: {
      use: 'code',
      name: { fr: 'Un client à la fois', en: 'One customer at a time' },
      why: {
        fr: 'Une facture par client, toutes ses factures dans la ligne.',
        en: 'One invoice a customer, with all of theirs in its line.',
      },
      with: allItems("return $('count').first().json.claims.map((json) => ({ json }));"),
    },
    draft: {
      use: 'xero',
      name: { fr: 'Préparer la facture', en: 'Prepare the invoice' },
      why: {
        fr: 'Sans TVA : une pénalité n’est pas une vente.',
        en: 'Without VAT: a penalty is no sale.',
      },
      with: {
        resource: 'invoice',
        operation: 'create',
        organizationId: setting('organization'),
        type: 'ACCREC',
        contactId: '={{ $json.contact }}',
        lineItemsUi: {
          lineItemsValues: [
            {
              description: {
                fr: '=Pénalités de retard et indemnité de recouvrement – {{ $json.detail }}',
                en: '=Late payment penalties and recovery costs – {{ $json.detail }}',
              },
              quantity: 1,
              unitAmount: '={{ $json.total }}',
              accountCode: setting('account'),
              taxType: 'NONE',
            },
          ],
        },
        additionalFields: { status: 'DRAFT', date: '={{ $now.toISODate() }}' },
      },
      onError: 'output',
    },
    failed: {
      use: 'outlook',
      name: { fr: 'Nommer le brouillon refusé', en: 'Name the draft refused' },
      why: {
        fr: 'Souvent un compte absent du plan : il se crée une fois.',
        en: 'Often an account missing from the chart, made once.',
      },
      with: outlookSent(
        setting('person'),
        {
          fr: '=Pénalités non préparées : {{ $json.client }}, {{ $json.shown }}',
          en: '=Penalties not prepared: {{ $json.client }}, {{ $json.shown }}',
        },
        '={{ $json.error }}',
      ),
    },
    shut: {
      use: 'outlook',
      name: { fr: 'Dire que Xero est muet', en: 'Say that Xero is silent' },
      why: {
        fr: 'Si personne n’écrit, c’est que tout le monde a payé à l’heure.',
        en: 'Silence has to prove that everybody paid on time.',
      },
      with: outlookSent(
        setting('person'),
        {
          fr: 'Pénalités de retard : rien n’est calculé',
          en: 'Late payment penalties: nothing worked out',
        },
        '={{ $json.error }}',
      ),
    },
  },
  links: [
    'day > settings > invoices > count > ask > agreed > claims > draft',
    'draft.error > failed',
    'invoices.error > shut',
  ],
  examples,
})
