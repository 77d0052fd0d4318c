import { allItems, inBoth } from '../../fragments/code.ts'
import { columns } from '../../fragments/columns.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { outlookSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { check } from './controler-facture-electronique.code.ts'
import { examples } from './controler-facture-electronique.examples.ts'

export default defineRecipe({
  category: 'documents',
  level: 'expert',
  minutes: 50,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler une facture électronique UBL avant de l’accepter',
    problem:
      'Les factures arrivent désormais en XML. Le logiciel les avale telles quelles : une remise oubliée dans le total, un SIRET qui n’est pas le vôtre, et la facture est due avant qu’on l’ait regardée.',
    outcome:
      'Chaque fichier UBL reçu est recalculé : somme des lignes, remises, TVA taux par taux, net à payer, destinataire, numéro de commande. Juste, la facture entre en base. Fausse, un brouillon pour le fournisseur cite chaque règle enfreinte et ses deux montants.',
    avoid:
      'Le format CII de Factur-X a d’autres noms : ce flux ne le lit pas. Votre plateforme agréée contrôle déjà la forme ; ici on vérifie ce qu’elle ne sait pas, vos commandes et vos chiffres.',
    approval:
      'Rien n’est payé. La comptable relit le brouillon avant de refuser une facture, et valide en base celles qui sont justes.',
    failure:
      'Un XML illisible, une base fermée : la comptable reçoit l’expéditeur et la cause, et le message reste dans la boîte.',
  },
  en: {
    title: 'Check an electronic UBL invoice before accepting it',
    problem:
      'Invoices now come as XML. The software swallows them as they are: a discount left out of the total, a company number that is not yours, and the invoice is due before anybody has looked.',
    outcome:
      'Each UBL file that arrives is worked out again: sum of lines, allowances, VAT rate by rate, amount due, recipient, order number. If right, it enters the database. If wrong, a draft to the supplier cites each rule broken and both amounts.',
    avoid:
      'The CII format of Factur-X uses other names and is not read here. Your platform checks the form already; this checks what it cannot know, your orders and your figures.',
    approval:
      'Nothing is paid. The accountant reads the draft before refusing an invoice, and approves in the database those that are right.',
    failure:
      'Unreadable XML or a closed database: the accountant gets sender and cause, and the message stays in the mailbox.',
  },
  nodes: {
    mail: {
      use: 'emailImap',
      name: { fr: 'Facture reçue', en: 'Invoice received' },
      why: {
        fr: 'La boîte que votre plateforme ou vos fournisseurs utilisent.',
        en: 'The mailbox that your platform or your suppliers use.',
      },
      with: {
        mailbox: 'INBOX',
        postProcessAction: 'read',
        format: 'simple',
        downloadAttachments: true,
        dataPropertyAttachmentsPrefixName: 'attachment_',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Votre identité', en: 'Your identity' },
      why: {
        fr: 'Votre SIRET et la forme de vos numéros de commande.',
        en: 'Your company number and the form of your order numbers.',
      },
      with: fields({
        siret: '00000000000000',
        orders: '^BC-[0-9]{5}$',
        table: 'bills',
        accountant: 'compta@votre-entreprise.example',
      }),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Une facture à la fois', en: 'One invoice at a time' },
      why: {
        fr: 'Un fichier cassé n’en entraîne pas un autre.',
        en: 'One broken file does not drag another along.',
      },
      with: { batchSize: 1, options: {} },
    },
    open: {
      use: 'extractFromFile',
      name: { fr: 'Ouvrir le fichier', en: 'Open the file' },
      why: {
        fr: 'La première pièce jointe, lue comme un texte.',
        en: 'The first attachment, read as text.',
      },
      with: {
        operation: 'text',
        binaryPropertyName: 'attachment_0',
        destinationKey: 'data',
        options: {},
      },
      onError: 'continue',
    },
    parse: {
      use: 'xml',
      name: { fr: 'Lire le XML', en: 'Read the XML' },
      why: {
        fr: 'Des balises aux champs, sans rien interpréter.',
        en: 'From tags to fields, interpreting nothing.',
      },
      with: { mode: 'xmlToJson', dataPropertyName: 'data', options: {} },
      onError: 'continue',
      always: true,
    },
    check: {
      use: 'code',
      name: { fr: 'Tout recalculer', en: 'Work it all out again' },
      why: {
        fr: 'Au centime, et TVA par taux : c’est là que les remises se perdent.',
        en: 'To the cent and by VAT rate, which is where discounts get lost.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            lines: 'Somme des lignes',
            net: 'Total hors taxes',
            vat: 'TVA à ',
            tax: 'Total de TVA',
            gross: 'Total toutes taxes',
            due: 'Net à payer',
            against: ' au lieu de ',
            buyer: 'Destinataire : ',
            order: 'Numéro de commande : ',
            none: 'aucun',
            unread: 'Fichier absent ou XML illisible',
            colon: ' : ',
          },
          en: {
            lines: 'Sum of lines',
            net: 'Total without tax',
            vat: 'VAT at ',
            tax: 'Total VAT',
            gross: 'Total with tax',
            due: 'Amount due',
            against: ' instead of ',
            buyer: 'Recipient: ',
            order: 'Order number: ',
            none: 'none',
            unread: 'File missing or XML unreadable',
            colon: ': ',
          },
        }),
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Juste, fausse, illisible', en: 'Right, wrong, unreadable' },
      why: {
        fr: 'On ne réclame rien au fournisseur pour un fichier qu’on n’a pas su lire.',
        en: 'One asks nothing of a supplier over a file one could not read.',
      },
      with: cases({
        right: text('={{ $json.state }}', 'equals', 'right'),
        wrong: text('={{ $json.state }}', 'equals', 'wrong'),
      }),
    },
    enter: {
      use: 'postgres',
      name: { fr: 'Entrer en base', en: 'Enter in the database' },
      why: {
        fr: 'Par fournisseur et numéro : un second envoi ne fait pas deux dettes.',
        en: 'By supplier and number, so that sending twice is not owing twice.',
      },
      with: {
        operation: 'upsert',
        schema: byId('public'),
        table: byId(setting('table')),
        columns: columns(
          {
            supplier: '={{ $json.supplier }}',
            number: '={{ $json.number }}',
            order_number: '={{ $json.order }}',
            due_on: '={{ $json.due }}',
            payable: '={{ $json.payable }}',
          },
          ['supplier', 'number'],
        ),
        options: {},
      },
      onError: 'continue',
      retry: [3, 5],
    },
    entered: {
      use: 'if',
      name: { fr: 'Entrée ?', en: 'Entered?' },
      why: {
        fr: 'Quand la base se tait, n8n ne voit pas d’échec : sans échéance rendue, la comptable est avertie.',
        en: 'When the database goes quiet n8n sees no failure: with no due date returned, the accountant is warned.',
      },
      with: all(isTrue('={{ $json.due_on !== undefined }}')),
    },
    draft: {
      use: 'outlook',
      name: { fr: 'Préparer le refus', en: 'Prepare the refusal' },
      why: {
        fr: 'Deux montants côte à côte : le fournisseur retrouve sa faute.',
        en: 'Two amounts side by side let the supplier find the fault.',
      },
      with: {
        resource: 'draft',
        operation: 'create',
        subject: {
          fr: '=Facture {{ $json.number }} à rectifier',
          en: '=Invoice {{ $json.number }} to be corrected',
        },
        bodyContent: {
          fr: "=Bonjour,\n\nNous ne pouvons pas accepter cette facture :\n{{ $json.faults.join('\\n') }}",
          en: "=Hello,\n\nWe cannot accept this invoice:\n{{ $json.faults.join('\\n') }}",
        },
        additionalFields: { toRecipients: '={{ $json.from }}', bodyContentType: 'Text' },
      },
    },
    warn: {
      use: 'outlook',
      name: { fr: 'Avertir la comptable', en: 'Warn the accountant' },
      why: {
        fr: 'Le message est marqué lu : sans elle, personne n’y reviendrait.',
        en: 'The message is marked as read, so nobody else would return to it.',
      },
      with: outlookSent(
        setting('accountant'),
        {
          fr: "=Facture non traitée de {{ $('check').first().json.from }}",
          en: "=Invoice not dealt with from {{ $('check').first().json.from }}",
        },
        {
          fr: "={{ $json.error?.message ?? $json.error ?? ($json.faults.join('\\n') || 'La base ne répond pas : rien n’a été entré.') }}",
          en: "={{ $json.error?.message ?? $json.error ?? ($json.faults.join('\\n') || 'The database does not answer: nothing was entered.') }}",
        },
      ),
    },
  },
  links: [
    'mail > settings > loop.each > open > parse > check > state.right > enter > entered.yes > loop',
    'state.wrong > draft > loop',
    'state.other > warn > loop',
    'entered.no > warn',
  ],
  examples,
})
