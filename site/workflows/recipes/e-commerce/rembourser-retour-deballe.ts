import { answeredWithin } from '../../fragments/patience.ts'
import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import type { Params } from '../recipe.ts'
import { defineRecipe } from '../recipe.ts'
import { DECIDE, WORK } from './rembourser-retour-deballe.code.ts'
import { examples } from './rembourser-retour-deballe.examples.ts'

const post = { from: setting('from'), to: setting('person') }
const NUMBER = "{{ $('parcel').first().json.order }}"

/** The refunds of the order in the shop, read or added to. */
const refunds = (more: Params = {}): Params => ({
  url: `={{ $('settings').first().json.shop }}/wp-json/wc/v3/orders/{{ encodeURIComponent($('parcel').first().json.order) }}/refunds`,
  authentication: 'predefinedCredentialType',
  nodeCredentialType: 'wooCommerceApi',
  options: { timeout: 20_000 },
  ...more,
})
const LIST: Params = {
  sendQuery: true,
  specifyQuery: 'keypair',
  queryParameters: { parameters: [{ name: 'per_page', value: '100' }] },
}

export default defineRecipe({
  category: 'e-commerce',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Chiffrer et rembourser un retour dès son déballage',
    problem:
      'Le carton est ouvert lundi. Il faut retrouver la remise de la commande, la TVA, ce qui a déjà été rendu, la livraison : quelqu’un s’en occupera. Le client réclame dix jours plus tard, et reçoit deux virements.',
    outcome:
      'L’entrepôt saisit la commande, les références et leur état. Le flux calcule ce que le client a payé pour ces unités, livraison standard comprise si rien n’est gardé. Le responsable choisit par courriel ; WooCommerce rembourse par le moyen de paiement d’origine.',
    avoid:
      'Pour des échanges ou avoirs, un outil de retours convient mieux. Une référence présente sur deux lignes se traite à la main. Commandes en euros seulement ; le stock n’est pas remis en vente ici.',
    approval:
      'Une personne lit le montant et décide : tout, un autre montant qu’elle écrit, ou rien. Une usure se discute avec le client avant d’être retenue. Sans réponse en trois jours, un courriel rappelle que le délai légal court.',
    failure:
      'Référence inconnue, quantité trop grande, commande illisible : un courriel dit laquelle. Un remboursement apparu entre-temps arrête tout. Si WooCommerce échoue, un courriel prévient, et rien n’est retenté seul.',
  },
  en: {
    title: 'Price and refund a return as soon as it is unpacked',
    problem:
      'The box is opened on Monday. Somebody will have to look up the order’s discount, VAT, what was returned before, and delivery. Ten days later the customer complains, and is paid twice.',
    outcome:
      'The warehouse enters order, references and their state. The flow works out what the customer paid for these units, standard delivery included if nothing is kept. The manager chooses by email; WooCommerce refunds by the original means of payment.',
    avoid:
      'For exchanges or credit notes a returns tool is better. A reference that stands on two rows of the order is for a person. Orders in euros only; stock is not put back on sale here.',
    approval:
      'A person reads the amount and decides: all of it, another amount that they write, or none. Wear is discussed with the customer before it is held back. Without an answer in three days an email recalls that the legal delay is running.',
    failure:
      'Unknown reference, too many units, unreadable order: an email says which. A refund that has appeared meanwhile stops it all. If WooCommerce fails an email says so, and nothing is tried again by itself.',
  },
  nodes: {
    parcel: {
      use: 'formTrigger',
      name: { fr: 'Retour déballé', en: 'Return unpacked' },
      why: {
        fr: 'Au moment où l’on a l’objet en main, et non d’après une photo.',
        en: 'With the object in hand, not from a picture.',
      },
      with: form(
        { fr: 'Retour déballé', en: 'Return unpacked' },
        [
          field('order', { fr: 'Numéro de commande', en: 'Order number' }, { type: 'number' }),
          field(
            'lines',
            {
              fr: 'Références et quantités (SAC-01 1), une par ligne',
              en: 'References and quantities (SAC-01 1), one a line',
            },
            { type: 'textarea' },
          ),
          choice('state', { fr: 'État', en: 'State' }, [
            { fr: 'Comme neuf', en: 'As new' },
            { fr: 'Ouvert ou essayé', en: 'Opened or tried' },
            { fr: 'Abîmé', en: 'Damaged' },
          ]),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre boutique', en: 'Your shop' },
      why: {
        fr: 'Le supplément d’une livraison express n’est pas dû : seul le tarif standard l’est.',
        en: 'The extra for express delivery is not owed: only the standard price is.',
      },
      with: fields(
        {
          shop: 'https://www.votre-boutique.example',
          standard: 5.9,
          from: 'automate@votre-boutique.example',
          person: 'retours@votre-boutique.example',
        },
        { alone: true },
      ),
    },
    order: {
      use: 'wooCommerce',
      name: { fr: 'Lire la commande', en: 'Read the order' },
      why: {
        fr: 'Les prix payés, remises déduites, et non ceux du catalogue.',
        en: 'The prices paid, less discounts, not those of the catalogue.',
      },
      with: {
        resource: 'order',
        operation: 'get',
        orderId: "={{ $('parcel').first().json.order || '0' }}",
      },
      onError: 'continue',
      retry: [3, 5],
    },
    earlier: {
      use: 'httpRequest',
      name: { fr: 'Remboursements passés', en: 'Earlier refunds' },
      why: {
        fr: 'La commande n’en donne que le total : ici, unité par unité.',
        en: 'The order gives only their total: here, unit by unit.',
      },
      with: refunds(LIST),
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    work: {
      use: 'code',
      name: { fr: 'Chiffrer', en: 'Work it out' },
      why: {
        fr: 'Jamais plus que ce qui reste payé.',
        en: 'Never more than what is still paid.',
      },
      with: allItems(WORK),
    },
    sound: {
      use: 'switch',
      name: { fr: 'Calculable ?', en: 'Can it be worked out?' },
      why: {
        fr: 'Une ligne douteuse arrête toute la fiche : rien n’est deviné.',
        en: 'One doubtful row stops the whole sheet: nothing is guessed.',
      },
      with: cases({ sound: text('={{ $json.kind }}', 'equals', 'sound') }),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander la décision', en: 'Ask for the decision' },
      why: {
        fr: 'Une page avec un bouton : ouvrir le courriel ne paie personne.',
        en: 'A page with a button: opening the email pays nobody.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('from'),
        toEmail: setting('person'),
        subject: {
          fr: `=Retour de la commande ${NUMBER} : {{ $json.price }}`,
          en: `=Return of order ${NUMBER}: {{ $json.price }}`,
        },
        message: "={{ $json.shown.replace(/\\n/g, '<br>') }}",
        responseType: 'customForm',
        defineForm: 'fields',
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Décision', en: 'Decision' },
              fieldType: 'dropdown',
              fieldOptions: {
                values: [
                  { option: { fr: 'Rembourser ce montant', en: 'Refund this amount' } },
                  { option: { fr: 'Rembourser l’autre montant', en: 'Refund the other amount' } },
                  { option: { fr: 'Ne pas rembourser', en: 'Do not refund' } },
                ],
              },
              requiredField: true,
            },
            { fieldLabel: { fr: 'Autre montant', en: 'Other amount' } },
          ],
        },
        options: answeredWithin(3, 'days'),
      },
      onError: 'output',
    },
    again: {
      use: 'httpRequest',
      name: { fr: 'Relire les remboursements', en: 'Read the refunds again' },
      why: {
        fr: 'Une fiche saisie deux fois, ou un collègue dans WooCommerce.',
        en: 'A sheet entered twice, or a colleague in WooCommerce.',
      },
      with: refunds(LIST),
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    decide: {
      use: 'code',
      name: { fr: 'Lire la réponse', en: 'Read the answer' },
      why: {
        fr: 'Un montant écrit doit être un nombre, et tenir dans ce qui est dû.',
        en: 'A written amount must be a number, and fit within what is due.',
      },
      with: allItems(DECIDE),
    },
    way: {
      use: 'switch',
      name: { fr: 'Payer ?', en: 'Pay?' },
      why: {
        fr: 'Tout ce qui n’est pas un oui clair revient à une personne.',
        en: 'Whatever is not a clear yes goes back to a person.',
      },
      with: cases({ pay: text('={{ $json.kind }}', 'equals', 'pay') }),
    },
    refund: {
      use: 'httpRequest',
      name: { fr: 'Rembourser', en: 'Refund' },
      why: {
        fr: 'Les lignes rendues y sont, et aucun essai ne se répète seul.',
        en: 'With the rows returned, and never tried twice by itself.',
      },
      with: refunds({
        method: 'POST',
        sendBody: true,
        specifyBody: 'json',
        jsonBody: '={{ JSON.stringify($json.body) }}',
      }),
      onError: 'output',
    },
    done: {
      use: 'emailSend',
      name: { fr: 'Confirmer', en: 'Confirm' },
      why: {
        fr: 'L’entrepôt sait que la fiche est close ; WooCommerce écrit au client.',
        en: 'The warehouse knows the sheet is closed; WooCommerce writes to the customer.',
      },
      with: mailed(
        post,
        { fr: `=Commande ${NUMBER} remboursée`, en: `=Order ${NUMBER} refunded` },
        {
          fr: "={{ $('decide').first().json.body.amount.replace('.', ',') }} €",
          en: "=€{{ $('decide').first().json.body.amount }}",
        },
      ),
      retry: [3, 10],
    },
    tell: {
      use: 'emailSend',
      name: { fr: 'Rendre à une personne', en: 'Hand back to a person' },
      why: {
        fr: 'La cause et le numéro : il reste à décider.',
        en: 'The cause and the number: what remains is to decide.',
      },
      with: mailed(
        post,
        {
          fr: `=Retour de la commande ${NUMBER} : à reprendre à la main`,
          en: `=Return of order ${NUMBER}: to be done by hand`,
        },
        {
          fr: "={{ ({ odd: 'Retour non chiffré : ' + $json.why, kept: 'Vous avez choisi de ne pas rembourser.', silent: 'Aucune décision en trois jours, et le délai légal court.', moved: 'Les remboursements de la commande ont changé, ou sont illisibles.', wrong: 'Le montant écrit n’est pas un nombre, ou dépasse ce qui est dû.' })[$json.kind] ?? 'Échec : ' + ($json.error?.message ?? $json.error) + '. Vérifiez dans WooCommerce avant de recommencer.' }}",
          en: "={{ ({ odd: 'Return not worked out: ' + $json.why, kept: 'You chose not to refund.', silent: 'No decision in three days, and the legal delay is running.', moved: 'The order’s refunds have changed, or cannot be read.', wrong: 'The amount written is no number, or above what is due.' })[$json.kind] ?? 'Failed: ' + ($json.error?.message ?? $json.error) + '. Look in WooCommerce before you start again.' }}",
        },
      ),
      retry: [3, 10],
    },
  },
  links: [
    'parcel > settings > order > earlier > work > sound.sound > ask > again > decide > way.pay > refund > done',
    'sound.other > tell',
    'way.other > tell',
    'ask.error > tell',
    'refund.error > tell',
  ],
  related: ['accuser-reception-retractation'],
  examples,
})
