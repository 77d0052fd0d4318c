import { allItems, inBoth } from '../../fragments/code.ts'
import { cases, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { mailed } from '../../fragments/mail.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './renvoyer-fichier-mal-rempli.examples.ts'

/** Rows are numbered as a spreadsheet shows them: headings are row 1. */
const check = (words: {
  readonly row: string
  readonly column: string
  readonly ref: string
  readonly quantity: string
  readonly twice: string
  readonly empty: string
  readonly unreadable: string
  readonly echo: string
}) => `const { columns, pattern, most } = $('settings').first().json;
const rows = $input.all().map(({ json }) => json);
const wanted = columns.split(',').map((one) => one.trim());
const broken = rows.length === 1 && rows[0].error !== undefined;
const filled = broken ? [] : rows.filter((one) => Object.values(one).some((value) => String(value).trim() !== ''));
const missing = filled.length > 0 ? wanted.filter((one) => !Object.hasOwn(filled[0], one)) : [];
const faults = broken ? ['${words.unreadable}'] : filled.length === 0 ? ['${words.empty}'] : missing.map((one) => '${words.column}' + one);
const seen = new Map();
if (faults.length === 0)
  filled.forEach((one, at) => {
    const row = '${words.row}' + (at + 2);
    const ref = String(one.ref ?? '').trim().toUpperCase();
    const quantity = Number(String(one.quantity ?? '').trim().replace(',', '.'));
    if (!new RegExp(pattern).test(ref)) faults.push(row + '${words.ref}' + (one.ref ?? ''));
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > most) faults.push(row + '${words.quantity}' + (one.quantity ?? ''));
    if (seen.has(ref)) faults.push(row + '${words.twice}' + seen.get(ref));
    else seen.set(ref, at + 2);
  });
const mail = $('loop').first().json;
// An automatic answer to what we wrote carries no file: to answer it would never end.
const echo = broken && /${words.echo}/i.test(String(mail.subject));
const order = String(mail.from).replace(/^.*<|>.*$/g, '') + ' ' + String(mail.date ?? '').slice(0, 10);
const clean = faults.length === 0 ? filled.map((one) => ({ sender: order, ref: String(one.ref).trim().toUpperCase(), quantity: Number(one.quantity) })) : [];
return [{ json: { state: faults.length === 0 ? 'right' : echo ? 'echo' : 'wrong', faults, rows: clean, to: String(mail.from).replace(/^.*<|>.*$/g, ''), subject: mail.subject } }];`

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Renvoyer un fichier mal rempli avec les lignes à corriger',
    problem:
      'Douze boutiques envoient leur commande en CSV. Une colonne renommée, une référence avec un O pour un zéro : la logisticienne ressaisit, ou rappelle la boutique deux heures avant le départ du camion.',
    outcome:
      'La première pièce jointe de chaque courriel est contrôlée à son arrivée : colonnes, forme des références, quantités, doublons. Juste, elle entre en base et la boutique en est remerciée. Fausse, elle lui revient avec le numéro de chaque ligne, tel que son tableur l’affiche.',
    avoid:
      'Un formulaire ou un portail empêche ces fautes au lieu de les renvoyer. Ce flux sert tant que vos interlocuteurs tiennent à leur tableur.',
    approval:
      'Rien n’est deviné ni corrigé à la place de la boutique. Un fichier entre tout entier ou pas du tout, et un nouvel envoi remplace la commande du jour.',
    failure:
      'Un fichier illisible revient comme un fichier faux. Si la base refuse les lignes, la logisticienne reçoit le fichier et la boutique ne croit pas sa commande prise.',
  },
  en: {
    title: 'Send a badly filled file back with the rows to mend',
    problem:
      'Twelve shops send their orders as CSV. A renamed column, a reference with an O for a nought: the planner types it again, or rings the shop two hours before the lorry leaves.',
    outcome:
      'The first attachment of each email is checked as it arrives: columns, form of references, quantities, doubles. If right, it enters the database and the shop is thanked. If wrong, it goes back with the number of each row as their spreadsheet shows it.',
    avoid:
      'A form or a portal prevents such faults rather than sending them back. This one is for as long as people hold on to their spreadsheet.',
    approval:
      'Nothing is guessed or mended on the shop’s behalf. A file enters whole or not at all, and sending it again replaces the day’s order.',
    failure:
      'An unreadable file goes back like a faulty one. If the database refuses the rows, the planner gets word and the shop is not told that its order was taken.',
  },
  nodes: {
    mail: {
      use: 'emailImap',
      name: { fr: 'Commande reçue', en: 'Order received' },
      why: {
        fr: 'Une adresse réservée aux fichiers : tout ce qui arrive est une commande.',
        en: 'A mailbox for files alone: whatever arrives is an order.',
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
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Les colonnes attendues et la forme d’une référence, à changer ici seulement.',
        en: 'Columns expected and the form of a reference, changed here alone.',
      },
      with: fields({
        columns: 'ref, quantity',
        pattern: '^[A-Z]{2}[0-9]{4}$',
        most: 500,
        sender: 'commandes@thes-du-port.example',
        planner: 'logistique@thes-du-port.example',
      }),
    },
    loop: {
      use: 'splitInBatches',
      name: { fr: 'Un fichier à la fois', en: 'One file at a time' },
      why: {
        fr: 'Deux boutiques qui écrivent ensemble ne mélangent pas leurs lignes.',
        en: 'Two shops that write together do not mix their rows.',
      },
      with: { batchSize: 1, options: {} },
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Ouvrir la pièce jointe', en: 'Open the attachment' },
      why: {
        fr: 'Point-virgule, comme l’enregistre un tableur français.',
        en: 'Semicolons, as a French spreadsheet saves them.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'attachment_0',
        options: { delimiter: ';' },
      },
      onError: 'continue',
      always: true,
    },
    check: {
      use: 'code',
      name: { fr: 'Contrôler chaque ligne', en: 'Check every row' },
      why: {
        fr: 'Toutes les fautes d’un coup : on ne renvoie pas trois fois le même fichier.',
        en: 'All faults at once, so that a file is not sent back three times.',
      },
      with: allItems(
        inBoth(check, {
          fr: {
            row: 'Ligne ',
            column: 'Colonne absente : ',
            ref: ', référence : ',
            quantity: ', quantité : ',
            twice: ', référence déjà en ligne ',
            empty: 'Fichier vide',
            unreadable: 'Pièce jointe absente ou illisible',
            echo: 'À corriger|Commande prise|absence',
          },
          en: {
            row: 'Row ',
            column: 'Column missing: ',
            ref: ', reference: ',
            quantity: ', quantity: ',
            twice: ', reference already in row ',
            empty: 'Empty file',
            unreadable: 'Attachment missing or unreadable',
            echo: 'To be mended|Order taken|out of office',
          },
        }),
      ),
    },
    clean: {
      use: 'switch',
      name: { fr: 'Fichier juste ?', en: 'Is it right?' },
      why: {
        fr: 'Une commande à moitié prise est la pire ; une réponse automatique n’en est pas une.',
        en: 'An order half taken is the worst; an automatic answer is none.',
      },
      with: cases({
        right: text('={{ $json.state }}', 'equals', 'right'),
        wrong: text('={{ $json.state }}', 'equals', 'wrong'),
      }),
    },
    write: {
      use: 'mySql',
      name: { fr: 'Écrire la commande', en: 'Write the order' },
      why: {
        fr: 'Par replace_order, procédure à créer : elle ôte les lignes du jour de cette boutique, puis met les nouvelles.',
        en: 'By replace_order, a procedure to create: this shop’s rows of the day go, then the new ones come.',
      },
      with: {
        operation: 'executeQuery',
        query: 'CALL replace_order($1, $2)',
        options: {
          queryReplacement: '={{ [$json.rows[0].sender, JSON.stringify($json.rows)] }}',
        },
      },
      onError: 'output',
      retry: [2, 5],
    },
    thank: {
      use: 'emailSend',
      name: { fr: 'Confirmer à la boutique', en: 'Confirm to the shop' },
      why: {
        fr: 'Le nombre de lignes lui dit si son fichier est entier.',
        en: 'The count of rows tells them whether the file is whole.',
      },
      with: mailed(
        { from: setting('sender'), to: "={{ $('check').first().json.to }}" },
        { fr: 'Commande prise', en: 'Order taken' },
        {
          fr: "={{ $('check').first().json.rows.length }} ligne(s) enregistrée(s).",
          en: "={{ $('check').first().json.rows.length }} row(s) recorded.",
        },
      ),
    },
    refuse: {
      use: 'emailSend',
      name: { fr: 'Renvoyer à la boutique', en: 'Send back to the shop' },
      why: {
        fr: 'La ligne et la valeur : la correction prend une minute.',
        en: 'Row and value: mending takes a minute.',
      },
      with: mailed(
        { from: setting('sender'), to: '={{ $json.to }}' },
        {
          fr: '=À corriger : {{ $json.subject }} ({{ $json.faults.length }})',
          en: '=To be mended: {{ $json.subject }} ({{ $json.faults.length }})',
        },
        {
          fr: "={{ $json.faults.join('\\n') }}\n\nAucune ligne n’a été prise. Corrigez et renvoyez le fichier entier.",
          en: "={{ $json.faults.join('\\n') }}\n\nNo row was taken. Mend the file and send it again, whole.",
        },
      ),
    },
    alert: {
      use: 'emailSend',
      name: { fr: 'Prévenir la logisticienne', en: 'Tell the planner' },
      why: {
        fr: 'Le fichier était juste : la faute est chez nous.',
        en: 'The file was right, so the fault is ours.',
      },
      with: mailed(
        { from: setting('sender'), to: setting('planner') },
        {
          fr: "=Commande non écrite : {{ $('check').first().json.to }}",
          en: "=Order not written: {{ $('check').first().json.to }}",
        },
        "={{ $('check').first().json.rows.map(one => one.ref + ' x ' + one.quantity).join('\\n') }}",
      ),
    },
  },
  links: [
    'mail > settings > loop.each > read > check > clean.right > write > thank > loop',
    'clean.wrong > refuse > loop',
    'clean.other > loop',
    'write.error > alert > loop',
  ],
  examples,
})
