import { allItems } from '../../fragments/code.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { WORK } from './calculer-commissions-sur-encaisse.code.ts'
import { examples } from './calculer-commissions-sur-encaisse.examples.ts'

const SENDER = "={{ $('settings').first().json.sender }}"
const HEAD = { from: SENDER, to: "={{ $('settings').first().json.head }}" }

export default defineRecipe({
  category: 'sales',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-28',
  fr: {
    title: 'Calculer les commissions des commerciaux sur l’encaissé',
    problem:
      'Chaque mois, quelqu’un recopie les factures payées dans un tableur, retrouve qui a vendu quoi et applique un taux à deux paliers. Une ligne oubliée, et le commercial refait le compte de son côté.',
    outcome:
      'Le 2 du mois, les factures soldées le mois d’avant dans Xero sont réparties par commercial. Après votre accord, chacun reçoit son relevé, facture par facture, et la paie un fichier.',
    avoid:
      'Si vos commissions dépendent de la marge ou d’un objectif annuel régularisé, le calcul est un autre. Les avoirs ne sont pas déduits : retirez-les avant d’accepter.',
    approval:
      'Rien ne part avant que le responsable commercial ait vu le tableau et accepté. Refus ou trois jours de silence : la paie est prévenue que rien n’est arrêté.',
    failure:
      'Xero ou Grist muet : un courriel le dit et rien n’est calculé. Une vente sans commercial, ou un commercial sans taux ou sans adresse, figure dans le tableau avec zéro.',
  },
  en: {
    title: 'Work out sales commissions on what was paid',
    problem:
      'Each month someone copies paid invoices into a spreadsheet, finds out who sold what and applies a rate in two steps. One line forgotten, and the salesperson does the sums again at home.',
    outcome:
      'On the 2nd, invoices settled in Xero the month before are divided by salesperson. Once you agree, each gets a statement, invoice by invoice, and payroll a file.',
    avoid:
      'Where commissions depend on margin, or on a yearly target with a correction, the sum is another one. Credit notes are not deducted: take them off before you accept.',
    approval:
      'Nothing leaves before the head of sales has seen the table and accepted. A no, or three days of silence: payroll is told that nothing is settled.',
    failure:
      'Xero or Grist silent: an email says so and nothing is worked out. A sale without a salesperson, or one without rate or address, stands in the table with nil.',
  },
  nodes: {
    monthly: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 2 du mois', en: 'On the 2nd' },
      why: {
        fr: 'Les virements du dernier jour ont eu le temps d’être lettrés.',
        en: 'Transfers of the last day have had time to be matched.',
      },
      with: at('0 9 2 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Mois et adresses', en: 'Month and addresses' },
      why: {
        fr: 'Le mois passé, et la catégorie Xero qui nomme le vendeur.',
        en: 'Last month, and the Xero category that names the seller.',
      },
      with: fields({
        month: "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
        tracking: { fr: 'Commercial', en: 'Salesperson' },
        organization: { fr: 'identifiant de l’organisation', en: 'id of the organisation' },
        doc: { fr: 'identifiant du document Grist', en: 'id of the Grist document' },
        sender: 'compta@votre-entreprise.example',
        head: 'responsable-ventes@votre-entreprise.example',
        payroll: 'paie@votre-entreprise.example',
      }),
    },
    invoices: {
      use: 'xero',
      name: { fr: 'Factures soldées', en: 'Settled invoices' },
      why: {
        fr: 'Payées, non facturées : un impayé ne rapporte rien à personne.',
        en: 'Paid rather than issued: an unpaid one earns nobody anything.',
      },
      with: {
        resource: 'invoice',
        operation: 'getAll',
        organizationId: "={{ $('settings').first().json.organization }}",
        returnAll: true,
        options: { statuses: ['PAID'] },
      },
      onError: 'output',
      retry: [3, 10],
    },
    rates: {
      use: 'grist',
      name: { fr: 'Taux de chacun', en: 'Everybody’s rates' },
      why: {
        fr: 'Dans une table que la direction tient, pas dans un flux.',
        en: 'In a table kept by management rather than in a flow.',
      },
      with: {
        operation: 'getAll',
        docId: "={{ $('settings').first().json.doc }}",
        tableId: 'Rates',
        returnAll: true,
        additionalOptions: {},
      },
      once: true,
      onError: 'output',
      retry: [3, 5],
    },
    work: {
      use: 'code',
      name: { fr: 'Calculer par commercial', en: 'Work out by seller' },
      why: {
        fr: 'Ligne par ligne : une facture peut avoir deux vendeurs.',
        en: 'Line by line, as an invoice may have two sellers.',
      },
      with: allItems(WORK),
    },
    some: {
      use: 'if',
      name: { fr: 'Un encaissement ?', en: 'Anything paid?' },
      why: {
        fr: 'En août, on ne demande pas d’accord sur un tableau vide.',
        en: 'Nobody should be asked to accept an empty table.',
      },
      with: all(amount('={{ $json.sellers.length }}', 'gt', 0)),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Faire accepter le tableau', en: 'Have the table accepted' },
      why: {
        fr: 'Une erreur se corrige avant les relevés, pas après.',
        en: 'A mistake is mended before statements leave, not after.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: SENDER,
        toEmail: HEAD.to,
        subject: {
          fr: '=Commissions {{ $json.month }} : {{ $json.said }}, d’accord ?',
          en: '=Commissions {{ $json.month }}: {{ $json.said }}, agreed?',
        },
        message: '={{ $json.shown }}',
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(3, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accepté ?', en: 'Accepted?' },
      why: {
        fr: 'Le silence ne vaut pas accord sur de l’argent.',
        en: 'Silence is no consent where money is concerned.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    list: {
      use: 'set',
      name: { fr: 'Reprendre le tableau', en: 'Take the table' },
      why: {
        fr: 'La réponse ne rend qu’un oui.',
        en: 'The answer is nothing but a yes.',
      },
      with: fields(
        {
          sellers: {
            as: 'array',
            value: "={{ $('work').first().json.sellers.filter((one) => one.known) }}",
          },
        },
        { alone: true },
      ),
    },
    each: {
      use: 'splitOut',
      name: { fr: 'Un commercial à la fois', en: 'One seller at a time' },
      why: {
        fr: 'Personne ne voit le relevé d’un autre.',
        en: 'Nobody sees anybody else’s statement.',
      },
      with: { fieldToSplitOut: 'sellers', options: {} },
    },
    statement: {
      use: 'emailSend',
      name: { fr: 'Envoyer le relevé', en: 'Send the statement' },
      why: {
        fr: 'Facture par facture : le compte se vérifie sans tableur.',
        en: 'Invoice by invoice, so that it can be checked by eye.',
      },
      with: mailed(
        { from: SENDER, to: '={{ $json.email }}' },
        {
          fr: "=Vos commissions de {{ $('settings').first().json.month }} : {{ $json.said.due }}",
          en: "=Your commissions for {{ $('settings').first().json.month }}: {{ $json.said.due }}",
        },
        {
          fr: '={{ $json.detail }}\n\nTotal encaissé : {{ $json.said.base }} ({{ $json.how }}).\nUne erreur ? Répondez sous trois jours.',
          en: '={{ $json.detail }}\n\nPaid in total: {{ $json.said.base }} ({{ $json.how }}).\nA mistake? Answer within three days.',
        },
      ),
    },
    columns: {
      use: 'set',
      name: { fr: 'Colonnes de la paie', en: 'Payroll columns' },
      why: {
        fr: 'Trois colonnes : la paie n’a pas besoin du détail.',
        en: 'Three columns: payroll does not need the detail.',
      },
      with: fields(
        {
          seller: '={{ $json.seller }}',
          month: "={{ $('settings').first().json.month }}",
          due: { as: 'number', value: '={{ $json.due }}' },
        },
        { alone: true },
      ),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Fichier pour la paie', en: 'File for payroll' },
      why: {
        fr: 'Importé tel quel, sans ressaisie.',
        en: 'Imported as it is, nothing typed again.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: 'commissions.csv', headerRow: true },
      },
    },
    pay: {
      use: 'emailSend',
      name: { fr: 'À la paie', en: 'To payroll' },
      why: {
        fr: 'Avant la clôture des variables du mois.',
        en: 'Before the month’s variables are closed.',
      },
      with: mailed(
        { from: SENDER, to: "={{ $('settings').first().json.payroll }}" },
        {
          fr: "=Commissions {{ $('settings').first().json.month }} : {{ $('work').first().json.said }}",
          en: "=Commissions {{ $('settings').first().json.month }}: {{ $('work').first().json.said }}",
        },
        { fr: 'Tableau accepté, fichier joint.', en: 'Table accepted, file attached.' },
        { attachments: 'data' },
      ),
    },
    held: {
      use: 'emailSend',
      name: { fr: 'Rien n’est arrêté', en: 'Nothing is settled' },
      why: {
        fr: 'Sans ce mot, la paie attendrait un fichier qui ne vient pas.',
        en: 'Without it payroll would wait for a file that does not come.',
      },
      with: mailed(
        { from: SENDER, to: "={{ $('settings').first().json.payroll }}" },
        {
          fr: "=Commissions {{ $('settings').first().json.month }} : pas encore acceptées",
          en: "=Commissions {{ $('settings').first().json.month }}: not accepted yet",
        },
        "={{ $('work').first().json.shown }}",
      ),
    },
    broken: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est calculé', en: 'Say nothing was worked out' },
      why: {
        fr: 'Le responsable relance le flux quand la source répond.',
        en: 'The manager starts the flow again once the source answers.',
      },
      with: mailed(
        HEAD,
        { fr: 'Commissions : calcul arrêté', en: 'Commissions: stopped' },
        '={{ String($json.error.message ?? $json.error) }}',
      ),
      once: true,
    },
  },
  links: [
    'monthly > settings > invoices > rates > work > some.yes > ask > agreed.yes > list > each > statement',
    'each > columns > file > pay',
    'agreed.no > held',
    'invoices.error > broken',
    'rates.error > broken',
  ],
  examples,
})
