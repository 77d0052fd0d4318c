import { allItems } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './confronter-bon-livraison-commande.examples.ts'

/** A line counts once its reference and quantity both stand on the note; one doubt stops the claim. */
const COMPARE = `const note = $('read').first().json.extractedText;
const plain = text => String(text ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
const ordered = new Map();
for (const { json } of $input.all()) {
  const ref = (String(json.name ?? '').match(/^\\[([^\\]]+)\\]/) ?? [])[1];
  if (ref) ordered.set(plain(ref), { ref, quantity: (ordered.get(plain(ref))?.quantity ?? 0) + json.product_qty });
}
const received = new Map();
const doubts = [];
for (const { reference, quantity } of $('lines').first().json.output.lines) {
  const sure = plain(note).includes(plain(reference)) && (note.match(/\\d+(?:[.,]\\d+)?/g) ?? []).some(one => Number(one.replace(',', '.')) === quantity);
  if (!sure) doubts.push(reference);
  received.set(plain(reference), { ref: reference, quantity: (received.get(plain(reference))?.quantity ?? 0) + quantity });
}
const gaps = [...ordered].filter(([key, one]) => received.get(key)?.quantity !== one.quantity).map(([key, one]) => ({ ref: one.ref, ordered: one.quantity, received: received.get(key)?.quantity ?? 0 }));
gaps.push(...[...received].filter(([key]) => !ordered.has(key)).map(([, one]) => ({ ref: one.ref, ordered: 0, received: one.quantity })));
const state = ordered.size === 0 || received.size === 0 || doubts.length > 0 ? 'doubt' : gaps.length > 0 ? 'gap' : 'same';
return [{ json: { state, gaps, doubts, found: ordered.size, lines: received.size } }];`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 45,
  published: '2026-11-24',
  fr: {
    title: 'Confronter le bon de livraison à la commande, sur le quai',
    problem:
      'Le camion repart, le bon est signé, on range. Trois semaines après, il manque deux cartons, et le fournisseur demande pourquoi personne n’a rien dit.',
    outcome:
      'Le magasinier photographie le bon et saisit le numéro de commande. Ligne par ligne, les quantités sont comparées à Odoo. Un écart prépare dans Outlook le brouillon de réclamation ; tout est juste, Mattermost le dit.',
    avoid:
      'Le flux lit le papier, pas les cartons : comptez-les. Un emballage abîmé s’écrit sur le bon du livreur, tout de suite. Des lecteurs de codes-barres font mieux dès cinquante livraisons par jour.',
    approval:
      'Le brouillon n’a pas de destinataire : l’acheteur le relit, compte au besoin, choisit à qui l’envoyer. Odoo n’est pas modifié.',
    failure:
      'Photo floue, modèle muet, commande introuvable, une référence que le bon ne porte pas : Mattermost demande de vérifier à la main avant le départ du camion. Aucune réclamation ne naît d’une lecture douteuse.',
  },
  en: {
    title: 'Hold the delivery note against the order, on the dock',
    problem:
      'The lorry leaves, the note is signed, the goods are put away. Three weeks later two boxes are missing, and the supplier asks why nobody said a word.',
    outcome:
      'The storekeeper photographs the note and types the order number. Line by line, quantities are compared with Odoo. A difference makes a draft claim in Outlook; when all is right, Mattermost says so.',
    avoid:
      'The flow reads the paper, not the boxes: count them. A damaged package is written on the driver’s note there and then. From fifty deliveries a day barcode readers do better.',
    approval:
      'The draft has no recipient: the buyer reads it, counts if need be, and chooses whom to send it to. Odoo is not changed.',
    failure:
      'Blurred photo, silent model, unknown order, a reference the note does not carry: Mattermost asks for a check by hand before the lorry leaves. No claim is born of a doubtful reading.',
  },
  nodes: {
    note: {
      use: 'formTrigger',
      name: { fr: 'Photo du bon', en: 'Photo of the note' },
      why: {
        fr: 'Une page à mettre en favori sur le téléphone du quai.',
        en: 'A page to bookmark on the phone of the dock.',
      },
      with: {
        authentication: 'basicAuth',
        formTitle: { fr: 'Livraison reçue', en: 'Delivery received' },
        formFields: {
          values: [
            {
              fieldLabel: { fr: 'Numéro de commande', en: 'Order number' },
              fieldName: 'order',
              placeholder: 'P00042',
              requiredField: true,
            },
            {
              fieldLabel: { fr: 'Photo du bon', en: 'Photo of the note' },
              fieldName: 'photo',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.jpg,.jpeg,.png',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Commande et canal', en: 'Order and channel' },
      why: {
        fr: 'Majuscules et espaces retirés : on tape avec des gants.',
        en: 'Capitals and no spaces, since people type with gloves on.',
      },
      with: fields({
        channel: { fr: 'identifiant du canal Mattermost', en: 'id of the Mattermost channel' },
        order: "={{ $json.order.toUpperCase().replace(/\\s+/g, '') }}",
      }),
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire la photo', en: 'Read the photo' },
      why: {
        fr: 'Les colonnes du tableau sont gardées : la quantité reste près de sa référence.',
        en: 'Columns are kept, so that a quantity stays next to its reference.',
      },
      with: { documentType: 'image_url', binaryProperty: 'photo', options: {} },
      onError: 'output',
      retry: [2, 3],
    },
    lines: {
      use: 'informationExtractor',
      name: { fr: 'Relever les lignes', en: 'Take the lines' },
      why: {
        fr: 'Chaque fournisseur a son bon ; aucune règle ne les lit tous.',
        en: 'Every supplier has a form of note; no rule reads them all.',
      },
      with: {
        text: '={{ $json.extractedText }}',
        schemaType: 'manual',
        inputSchema: JSON.stringify({
          type: 'object',
          properties: {
            lines: {
              type: 'array',
              items: {
                type: 'object',
                properties: { reference: { type: 'string' }, quantity: { type: 'number' } },
                required: ['reference', 'quantity'],
              },
            },
          },
          required: ['lines'],
        }),
        options: {
          systemPromptTemplate: {
            fr: 'Tu relèves les lignes d’un bon de livraison photographié. Pour chaque article livré : « reference », le code tel qu’il est imprimé ; « quantity », la quantité livrée. S’il y a une colonne commandé et une colonne livré, prends livré. Un reliquat ou « à suivre » n’est pas livré : zéro. Ne convertis pas les cartons en pièces. Laisse de côté les lignes de palette, de consigne et de transport. Une quantité illisible ou raturée : ne la devine pas, omets la ligne.',
            en: 'You take down the lines of a photographed delivery note. For each article delivered: “reference”, the code as printed; “quantity”, the quantity delivered. Where there are columns for ordered and delivered, take delivered. What is on back order has not been delivered: zero. Do not turn boxes into pieces. Leave out lines for pallets, deposits and carriage. If a quantity cannot be read or is crossed out, do not guess it: omit the line.',
          },
        },
      },
      onError: 'output',
      retry: [2, 3],
    },
    medium: model('medium', { fr: 'Modèle de relevé', en: 'Reading model' }),
    ordered: {
      use: 'odoo',
      name: { fr: 'Lignes commandées', en: 'Lines ordered' },
      why: {
        fr: 'La référence ouvre le libellé d’Odoo, entre crochets.',
        en: 'In Odoo the reference opens the description, in brackets.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('purchase.order.line'),
        returnAll: true,
        options: { fieldsList: 'name,product_qty' },
        filters: {
          filter: [
            {
              fieldName: 'order_id.name',
              operator: 'equal',
              value: "={{ $('settings').first().json.order }}",
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [3, 3],
    },
    compare: {
      use: 'code',
      name: { fr: 'Comparer les quantités', en: 'Compare quantities' },
      why: {
        fr: 'Ce que le modèle a relevé doit se relire sur le bon.',
        en: 'Whatever the model took down has to be found on the note.',
      },
      with: allItems(COMPARE),
    },
    state: {
      use: 'switch',
      name: { fr: 'Écart, conforme, douteux', en: 'Gap, right, doubtful' },
      why: {
        fr: 'Accuser à tort un fournisseur coûte plus qu’un carton.',
        en: 'Accusing a supplier wrongly costs more than a box.',
      },
      with: cases({
        gap: text('={{ $json.state }}', 'equals', 'gap'),
        same: text('={{ $json.state }}', 'equals', 'same'),
      }),
    },
    claim: {
      use: 'outlook',
      name: { fr: 'Préparer la réclamation', en: 'Draft the claim' },
      why: {
        fr: 'Sans destinataire : elle ne partira pas par mégarde.',
        en: 'Without a recipient it cannot leave by mistake.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: "=Commande {{ $('settings').first().json.order }} : {{ $json.gaps.length }} écart(s) à la livraison",
          en: "=Order {{ $('settings').first().json.order }}: {{ $json.gaps.length }} difference(s) on delivery",
        },
        bodyContent: {
          fr: "={{ 'Bonjour,\\n\\nÀ la livraison du ' + $now.toFormat('dd/MM/yyyy') + ', nous relevons :\\n' + $json.gaps.map(one => one.ref + ' : ' + one.received + ' reçu(s) pour ' + one.ordered + ' commandé(s)').join('\\n') + '\\n\\nMerci de nous dire ce qui suit, et quand.' }}",
          en: "={{ 'Hello,\\n\\nOn delivery, ' + $now.toFormat('dd/MM/yyyy') + ', we found:\\n' + $json.gaps.map(one => one.ref + ': ' + one.received + ' received for ' + one.ordered + ' ordered').join('\\n') + '\\n\\nPlease tell us what will follow, and when.' }}",
        },
        additionalFields: { bodyContentType: 'Text' },
      },
      onError: 'output',
      retry: [3, 5],
    },
    right: {
      use: 'mattermost',
      name: { fr: 'Dire que c’est conforme', en: 'Say that it is right' },
      why: {
        fr: 'Le magasinier attend une réponse pour ranger.',
        en: 'The storekeeper is waiting for an answer to put things away.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "=Commande {{ $('settings').first().json.order }} : {{ $json.lines }} ligne(s), conforme au bon. Comptez les cartons.",
          en: "=Order {{ $('settings').first().json.order }}: {{ $json.lines }} line(s), the note agrees. Count the boxes.",
        },
        attachments: [],
        otherOptions: {},
      },
    },
    byHand: {
      use: 'mattermost',
      name: { fr: 'Faire vérifier à la main', en: 'Have it checked by hand' },
      why: {
        fr: 'Le livreur est encore là pour dix minutes.',
        en: 'The driver is still there for ten minutes.',
      },
      with: {
        resource: 'message',
        operation: 'post',
        channelId: "={{ $('settings').first().json.channel }}",
        message: {
          fr: "={{ 'Commande ' + $('settings').first().json.order + ', à vérifier à la main : ' + ($('compare').isExecuted && $json.error ? 'brouillon non créé, écarts sur ' + $('compare').first().json.gaps.map(one => one.ref).join(', ') : $json.error ? 'bon non lu' : $json.found === 0 ? 'introuvable dans Odoo' : $json.doubts.length ? 'lecture douteuse de ' + $json.doubts.join(', ') : 'aucune ligne lue') }}",
          en: "={{ 'Order ' + $('settings').first().json.order + ', to be checked by hand: ' + ($('compare').isExecuted && $json.error ? 'no draft made, differences on ' + $('compare').first().json.gaps.map(one => one.ref).join(', ') : $json.error ? 'note not read' : $json.found === 0 ? 'not found in Odoo' : $json.doubts.length ? 'doubtful reading of ' + $json.doubts.join(', ') : 'no line read') }}",
        },
        attachments: [],
        otherOptions: {},
      },
    },
  },
  links: [
    'note > settings > read > lines > ordered > compare > state.gap > claim',
    'medium => lines',
    'state.same > right',
    'state.other > byHand',
    'read.error > byHand',
    'lines.error > byHand',
    'claim.error > byHand',
  ],
  examples,
  cost: [{ node: 'lines', model: 'medium', reads: 1300, writes: 160 }],
})
