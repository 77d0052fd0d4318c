import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { all, amount, isTrue } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId } from '../../fragments/models.ts'
import { at } from '../../fragments/schedule.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './relever-commissions-partenaires.examples.ts'

/** In cents throughout: a thousand roundings of euros do not add up. */
const count = `const { vat } = $('settings').first().json
const cents = (text) => Math.round(Number(text ?? 0) * 100)
const partners = $('partners').all().map(({ json }) => ({ ...json, key: String(json.Code ?? '').trim().toUpperCase(), orders: [] }))
const strangers = new Set()
for (const { json: order } of $input.all()) {
  if (order.cancelled_at) continue
  for (const { code } of order.discount_codes ?? []) {
    const partner = partners.find(({ key }) => key === code.trim().toUpperCase())
    if (!partner) { strangers.add(code); continue }
    const back = (order.refunds ?? []).flatMap((one) => one.refund_line_items ?? []).reduce((sum, one) => sum + cents(one.subtotal), 0)
    const gross = cents(order.subtotal_price) - back
    partner.orders.push({ name: order.name, day: order.created_at.slice(0, 10), base: order.taxes_included ? Math.round(gross / (1 + vat)) : gross })
  }
}
const due = partners.filter(({ orders }) => orders.length).map(({ Name, Email, Rate, key, orders }) => {
  const base = orders.reduce((sum, one) => sum + one.base, 0)
  return { name: Name, email: Email, rate: Rate, code: key, orders, base: base / 100, owed: Math.round(base * Rate) / 100 }
})
return [{ json: { due, strangers: [...strangers], total: due.reduce((sum, { owed }) => sum + Math.round(owed * 100), 0) / 100 } }]`

/** Semicolons and decimal commas open as they should in a French spreadsheet; English ones want the reverse. */
const each = (head: string, gap: string, comma: string): string =>
  `const euros = (value) => value.toFixed(2).replace('.', '${comma}')
return $('count').first().json.due.map((one) => ({
  json: { ...one, csv: ['${head}', ...one.orders.map(({ name, day, base }) => [name, day, euros(base / 100)].join('${gap}'))].join('\\r\\n') },
}))`

export default defineRecipe({
  category: 'marketing',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Relever chaque mois les commissions de vos partenaires',
    problem:
      'Quinze partenaires ont chacun leur code de réduction. Fin de mois : un export, des filtres, les retours qu’on oublie de déduire, et un blogueur qui demande pourquoi son relevé ne dit pas la même chose que le sien.',
    outcome:
      'Le 3 du mois, chaque partenaire reçoit son relevé : commandes, base hors taxes, retours déduits, commission due, et le détail en fichier. Airtable garde le montant, prêt pour la comptabilité.',
    avoid:
      'Au-delà d’une cinquantaine de partenaires, ou pour suivre des clics, prenez une plateforme d’affiliation. Le flux ne paie personne et ne remplace pas la facture du partenaire.',
    approval:
      'Vous recevez le tableau avant tout envoi : montants, total, codes sans partenaire. Un non, ou cinq jours de silence, et aucun relevé ne part.',
    failure:
      'Si Shopify ou Airtable ne répond pas, un message le dit et rien n’est calculé sur des données incomplètes. Un relevé refusé est nommé avec son montant, et n’est pas noté comme envoyé.',
  },
  en: {
    title: 'Draw up your partners’ commissions every month',
    problem:
      'Fifteen partners have a discount code each. Month’s end means an export, filters, returns one forgets to take off, and a blogger asking why your statement does not say what hers does.',
    outcome:
      'On the 3rd each partner gets a statement: orders, base before tax, returns taken off, commission due, and the detail as a file. Airtable keeps the amount, ready for the books.',
    avoid:
      'Past fifty partners or so, or to follow clicks, take an affiliate platform. The flow pays nobody and does not stand in for the partner’s invoice.',
    approval:
      'You get the table before anything leaves: amounts, total, codes without a partner. A no, or five days of silence, and no statement goes out.',
    failure:
      'Without Shopify or Airtable a message warns you: no sum is worked out on half the data. A statement that bounces is named with its amount and is not noted as sent.',
  },
  nodes: {
    third: {
      use: 'scheduleTrigger',
      name: { fr: 'Le 3 du mois', en: 'On the 3rd' },
      why: {
        fr: 'Deux jours de marge : les retours de fin de mois sont saisis.',
        en: 'Two days’ grace, so that late returns are entered.',
      },
      with: at('0 7 3 * *'),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Une commission se calcule hors taxes ; votre taux dépend de ce que vous vendez.',
        en: 'A commission is worked out before tax, and the rate depends on what you sell.',
      },
      with: fields({
        vat: 0.2,
        base: { fr: 'identifiant de la base', en: 'id of your base' },
        partners: { fr: 'identifiant de la table des partenaires', en: 'id of the partners table' },
        statements: { fr: 'identifiant de la table des relevés', en: 'id of the statements table' },
        sender: 'partenaires@votre-marque.example',
        owner: 'gestion@votre-marque.example',
      }),
    },
    partners: {
      use: 'airtable',
      name: { fr: 'Lire les partenaires', en: 'Read the partners' },
      why: {
        fr: 'Quatre colonnes : Code, Name, Email, Rate (0,08 pour 8 %).',
        en: 'Four columns: Code, Name, Email, Rate (0.08 for 8%).',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.partners }}"),
        returnAll: true,
        options: {},
      },
      onError: 'output',
      retry: [3, 10],
    },
    orders: {
      use: 'shopify',
      name: { fr: 'Commandes du mois passé', en: 'Last month’s orders' },
      why: {
        fr: 'Toutes, même expédiées ou closes ; les annulées sont écartées plus loin.',
        en: 'All, shipped and closed ones too; cancelled ones drop out later.',
      },
      with: {
        resource: 'order',
        operation: 'getAll',
        returnAll: true,
        options: {
          status: 'any',
          createdAtMin: "={{ $now.minus({ months: 1 }).startOf('month').toISO() }}",
          createdAtMax: "={{ $now.startOf('month').toISO() }}",
        },
      },
      once: true,
      onError: 'output',
      retry: [3, 10],
    },
    count: {
      use: 'code',
      name: { fr: 'Compter par code', en: 'Count by code' },
      why: {
        fr: '« lea10 » et « LEA10 » sont le même code ; un retour partiel ne déduit que sa part.',
        en: '“lea10” and “LEA10” are one code; a partial return takes off its share only.',
      },
      with: allItems(count),
    },
    some: {
      use: 'filter',
      name: { fr: 'S’il y a quelque chose', en: 'If there is anything' },
      why: {
        fr: 'Un mois sans commission n’appelle ni accord ni relevé.',
        en: 'A month without commissions needs neither approval nor statement.',
      },
      with: all(amount('={{ $json.due.length + $json.strangers.length }}', 'gt', 0)),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Faire approuver', en: 'Have it approved' },
      why: {
        fr: 'Un relevé envoyé vaut promesse de payer.',
        en: 'A statement sent is a promise to pay.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.owner }}",
        subject: {
          fr: "=Commissions du mois : {{ $json.total.toFixed(2).replace('.', ',') }} €",
          en: '=Commissions of the month: €{{ $json.total.toFixed(2) }}',
        },
        message: {
          fr: "={{ $json.due.map(one => one.name + ' : commandes ' + one.orders.length + ', base ' + one.base.toFixed(2).replace('.', ',') + ' €, dû ' + one.owed.toFixed(2).replace('.', ',') + ' €').join('\\n') + '\\n\\nCodes sans partenaire : ' + ($json.strangers.join(', ') || 'aucun') }}",
          en: "={{ $json.due.map(one => one.name + ': orders ' + one.orders.length + ', base €' + one.base.toFixed(2) + ', due €' + one.owed.toFixed(2)).join('\\n') + '\\n\\nCodes without a partner: ' + ($json.strangers.join(', ') || 'none') }}",
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(5, 'days'),
      },
    },
    yes: {
      use: 'filter',
      name: { fr: 'Seulement si oui', en: 'Only on a yes' },
      why: {
        fr: 'Une correction se fait dans Airtable, puis on relance à la main.',
        en: 'Mend it in Airtable, then start the flow by hand.',
      },
      with: all(isTrue('={{ $json.data?.approved ?? false }}')),
    },
    each: {
      use: 'code',
      name: { fr: 'Partenaire par partenaire', en: 'Partner by partner' },
      why: {
        fr: 'Chacun ne voit que ses commandes, sans nom de client.',
        en: 'Each sees their own orders only, without customers’ names.',
      },
      with: allItems({
        fr: each('commande;jour;base HT', ';', ','),
        en: each('order,day,base before tax', ',', '.'),
      }),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le détail', en: 'Write the detail' },
      why: {
        fr: 'Le partenaire vérifie avec son propre tableur.',
        en: 'Partners check it in a spreadsheet of their own.',
      },
      with: {
        operation: 'toText',
        sourceProperty: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: '={{ $json.code }}.csv' },
      },
    },
    send: {
      use: 'emailSend',
      name: { fr: 'Envoyer le relevé', en: 'Send the statement' },
      why: {
        fr: 'Le montant dans le texte : la facture s’écrit sans ouvrir le fichier.',
        en: 'The amount in the text, so an invoice can be written without the file.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('each').item.json.email }}",
        subject: {
          fr: "=Votre relevé : {{ $('each').item.json.owed.toFixed(2).replace('.', ',') }} € à facturer",
          en: "=Your statement: €{{ $('each').item.json.owed.toFixed(2) }} to invoice",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ 'Bonjour ' + $('each').item.json.name + ',\\n\\nCode ' + $('each').item.json.code + ' : commandes ' + $('each').item.json.orders.length + ', base hors taxes ' + $('each').item.json.base.toFixed(2).replace('.', ',') + ' €, retours déduits.\\nCommission : ' + $('each').item.json.owed.toFixed(2).replace('.', ',') + ' €.\\n\\nLe détail est joint. Une question ? Répondez à ce message.' }}",
          en: "={{ 'Hello ' + $('each').item.json.name + ',\\n\\nCode ' + $('each').item.json.code + ': orders ' + $('each').item.json.orders.length + ', base before tax €' + $('each').item.json.base.toFixed(2) + ', returns taken off.\\nCommission: €' + $('each').item.json.owed.toFixed(2) + '.\\n\\nThe detail is attached. A question? Answer this message.' }}",
        },
        options: { appendAttribution: false, attachments: 'data' },
      },
      onError: 'output',
      retry: [2, 10],
    },
    note: {
      use: 'airtable',
      name: { fr: 'Noter le relevé', en: 'Note the statement' },
      why: {
        fr: 'Après l’envoi : la comptabilité attend cette facture-là.',
        en: 'After sending: the books now expect that very invoice.',
      },
      with: {
        resource: 'record',
        operation: 'create',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byId("={{ $('settings').first().json.statements }}"),
        columns: {
          mappingMode: 'defineBelow',
          value: {
            Code: "={{ $('each').item.json.code }}",
            Month: "={{ $now.minus({ months: 1 }).toFormat('yyyy-MM') }}",
            Owed: "={{ $('each').item.json.owed }}",
          },
          matchingColumns: [],
          schema: [],
        },
        options: {},
      },
    },
    unsent: {
      use: 'emailSend',
      name: { fr: 'Nommer un relevé non parti', en: 'Name a statement not sent' },
      why: {
        fr: 'Une adresse a changé ; le partenaire, lui, attend son dû.',
        en: 'An address changed, while the partner waits to be paid.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.owner }}",
        subject: {
          fr: "=Relevé non parti : {{ $('each').item.json.name }}, {{ $('each').item.json.owed.toFixed(2).replace('.', ',') }} €",
          en: "=Statement not sent: {{ $('each').item.json.name }}, €{{ $('each').item.json.owed.toFixed(2) }}",
        },
        emailFormat: 'text',
        text: '={{ $json.error.message ?? $json.error }}',
        options: { appendAttribution: false },
      },
    },
    warn: {
      use: 'emailSend',
      name: { fr: 'Dire que rien n’est calculé', en: 'Say nothing was worked out' },
      why: {
        fr: 'Les partenaires savent quel jour ils reçoivent leur relevé.',
        en: 'Partners know the day on which their statement comes.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.sender }}",
        toEmail: "={{ $('settings').first().json.owner }}",
        subject: { fr: 'Commissions non calculées', en: 'Commissions not worked out' },
        emailFormat: 'text',
        text: '={{ $json.error.message ?? $json.error }}',
        options: { appendAttribution: false },
      },
      once: true,
    },
  },
  links: [
    'third > settings > partners > orders > count > some > ask > yes > each > file > send > note',
    'send.error > unsent',
    'partners.error > warn',
    'orders.error > warn',
  ],
  examples,
})
