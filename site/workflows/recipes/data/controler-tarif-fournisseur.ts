import { all, amount } from '../../fragments/conditions.ts'
import { fields, number } from '../../fragments/fields.ts'
import { gathered } from '../../fragments/items.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-tarif-fournisseur.examples.ts'

export default defineRecipe({
  category: 'data',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-23',
  fr: {
    title: 'Comparer le nouveau tarif d’un fournisseur au vôtre',
    problem:
      'Chaque trimestre, un fournisseur envoie 2 000 lignes de prix. On importe tout : une virgule perdue vend une perceuse à 1,90 €, et une référence supprimée reste en rayon.',
    outcome:
      'Les petites hausses et baisses entrent dans la base. Un seul courriel réunit le reste : prix qui bougent au-delà de votre seuil, références nouvelles, références disparues.',
    avoid:
      'Un catalogue à paliers de quantité ou à remises demande plus que deux colonnes. Et si le fournisseur offre une interface, interrogez-la plutôt qu’un fichier.',
    approval:
      'Tout ce qui dépasse le seuil garde l’ancien prix jusqu’à ce que la personne des achats le change. Le flux ne crée ni ne supprime aucun article.',
    failure:
      'Pièce jointe absente ou illisible : le courriel le dit et aucun prix ne change. Base injoignable : l’exécution s’arrête en rouge avant toute écriture. Un prix illisible compte pour zéro et reste donc retenu.',
  },
  en: {
    title: 'Compare a supplier’s new price list with yours',
    problem:
      'Every quarter a supplier sends 2,000 rows of prices. All of it is imported: a lost comma sells a drill at €1.90, and a dropped reference stays on the shelf.',
    outcome:
      'Small rises and falls go into the database. A single email gathers the rest: prices that move beyond your limit, new references, references that have gone.',
    avoid:
      'A catalogue with quantity breaks or rebates needs more than two columns. And if the supplier offers an interface, ask that rather than a file.',
    approval:
      'Whatever exceeds the limit keeps its old price until somebody in purchasing changes it. The flow neither creates nor deletes an article.',
    failure:
      'Attachment missing or unreadable: the email says so and no price changes. Database out of reach: the run stops in red before anything is written. An unreadable price counts as nil, so it is held.',
  },
  nodes: {
    mail: {
      use: 'emailImap',
      name: { fr: 'Tarif reçu', en: 'Price list received' },
      why: {
        fr: 'Une adresse réservée aux tarifs : le fournisseur garde son habitude.',
        en: 'An address kept for price lists: the supplier changes nothing.',
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
      name: { fr: 'Votre seuil', en: 'Your limit' },
      why: {
        fr: 'Huit pour cent pour commencer ; vous le resserrez après deux tarifs.',
        en: 'Eight per cent to begin with; tighten it after two lists.',
      },
      with: {
        ...fields({
          limit: 8,
          supplier: { fr: 'code du fournisseur', en: 'code of the supplier' },
          to: 'achats@votre-entreprise.example',
        }),
        options: { stripBinary: false },
      },
    },
    read: {
      use: 'extractFromFile',
      name: { fr: 'Lire les lignes', en: 'Read the rows' },
      why: {
        fr: 'Point-virgule, comme les tableurs d’ici l’écrivent.',
        en: 'Semicolons, the way European spreadsheets write them.',
      },
      with: {
        operation: 'csv',
        binaryPropertyName: 'attachment_0',
        options: { delimiter: ';' },
      },
      onError: 'output',
    },
    theirs: {
      use: 'set',
      name: { fr: 'Leur prix', en: 'Their price' },
      why: {
        fr: '« 1 204,50 » et « 1204.5 » doivent donner le même nombre.',
        en: '“1 204,50” and “1204.5” have to give the same number.',
      },
      with: fields(
        {
          ref: "={{ String($json.ref ?? '').trim().toUpperCase() }}",
          price: number(
            "={{ Number(String($json.price ?? '').replace(/\\s/g, '').replace(',', '.')) || 0 }}",
          ),
        },
        { alone: true },
      ),
    },
    stock: {
      use: 'mySql',
      name: { fr: 'Prix en vigueur', en: 'Prices in force' },
      why: {
        fr: 'Lus une fois le fichier reconnu, et ceux de ce fournisseur seul.',
        en: 'Read once the file is known to be one, and this supplier’s only.',
      },
      with: {
        operation: 'executeQuery',
        query: 'SELECT ref, price FROM purchase_prices WHERE supplier = $1',
        options: { queryReplacement: "={{ [$('settings').first().json.supplier] }}" },
      },
      once: true,
      retry: [3, 5],
    },
    ours: {
      use: 'set',
      name: { fr: 'Notre prix', en: 'Our price' },
      why: {
        fr: 'La base rend des textes ; on compare des nombres.',
        en: 'The database gives text; numbers are what is compared.',
      },
      with: fields(
        {
          ref: "={{ String($json.ref ?? '').trim().toUpperCase() }}",
          price: number('={{ Number($json.price) }}'),
        },
        { alone: true },
      ),
    },
    compare: {
      use: 'compareDatasets',
      name: { fr: 'Comparer les deux listes', en: 'Compare both lists' },
      why: {
        fr: 'Nouveau, changé ou disparu : trois suites ; l’inchangé n’en a pas.',
        en: 'New, changed or gone lead three ways; the unchanged leads nowhere.',
      },
      with: {
        mergeByFields: { values: [{ field1: 'ref', field2: 'ref' }] },
        resolve: 'includeBoth',
        options: {},
      },
    },
    change: {
      use: 'set',
      name: { fr: 'Mesurer le changement', en: 'Measure the change' },
      why: {
        fr: 'En pour cent de l’ancien prix, au dixième.',
        en: 'In per cent of the old price, to a tenth.',
      },
      with: fields(
        {
          ref: '={{ $json.keys.ref }}',
          before: number('={{ $json.different.price.inputB }}'),
          after: number('={{ $json.different.price.inputA }}'),
          percent: number(
            '={{ $json.different.price.inputB ? Math.round(($json.different.price.inputA / $json.different.price.inputB - 1) * 1000) / 10 : 100 }}',
          ),
        },
        { alone: true },
      ),
    },
    steep: {
      use: 'if',
      name: { fr: 'Au-delà du seuil ?', en: 'Beyond the limit?' },
      why: {
        fr: 'Une baisse trop belle compte autant qu’une hausse.',
        en: 'A fall too good to be true counts as much as a rise.',
      },
      with: all(
        amount('={{ Math.abs($json.percent) }}', 'gt', "={{ $('settings').first().json.limit }}"),
      ),
    },
    apply: {
      use: 'mySql',
      name: { fr: 'Écrire le prix', en: 'Write the price' },
      why: {
        fr: 'Les valeurs passent en paramètres, jamais collées dans la requête.',
        en: 'Values go in as parameters, never pasted into the query.',
      },
      with: {
        operation: 'executeQuery',
        query: 'UPDATE purchase_prices SET price = $1 WHERE supplier = $2 AND ref = $3',
        options: {
          queryBatching: 'transaction',
          queryReplacement: "={{ [$json.after, $('settings').first().json.supplier, $json.ref] }}",
        },
      },
    },
    held: {
      use: 'set',
      name: { fr: 'Ligne : prix retenu', en: 'Line: price held' },
      why: {
        fr: 'Ancien, nouveau, écart : la décision tient sur une ligne.',
        en: 'Old, new, change: the decision fits on a line.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.ref + ' : ' + $json.before.toFixed(2) + ' → ' + $json.after.toFixed(2) + ' € (' + $json.percent + ' %), retenu' }}",
            en: "={{ $json.ref + ': €' + $json.before.toFixed(2) + ' → €' + $json.after.toFixed(2) + ' (' + $json.percent + '%), held' }}",
          },
        },
        { alone: true },
      ),
    },
    fresh: {
      use: 'set',
      name: { fr: 'Ligne : référence nouvelle', en: 'Line: new reference' },
      why: {
        fr: 'À créer par vous : une désignation et une famille lui manquent.',
        en: 'Yours to create: it still lacks a description and a family.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.ref + ' : nouvelle, à ' + $json.price.toFixed(2) + ' €' }}",
            en: "={{ $json.ref + ': new, at €' + $json.price.toFixed(2) }}",
          },
        },
        { alone: true },
      ),
    },
    gone: {
      use: 'set',
      name: { fr: 'Ligne : référence disparue', en: 'Line: reference gone' },
      why: {
        fr: 'Un oubli du fournisseur ou une fin de série : lui seul le sait.',
        en: 'A slip of the supplier’s or the end of a line: only they know.',
      },
      with: fields(
        {
          line: {
            fr: "={{ $json.ref + ' : absente du nouveau tarif' }}",
            en: "={{ $json.ref + ': not in the new list' }}",
          },
        },
        { alone: true },
      ),
    },
    lines: {
      use: 'merge',
      name: { fr: 'Tout mettre bout à bout', en: 'Put it all end to end' },
      why: {
        fr: 'Le plus urgent en tête : les prix retenus, puis le reste.',
        en: 'The most urgent on top: prices held, then the rest.',
      },
      with: { mode: 'append', numberInputs: 3 },
    },
    gather: {
      use: 'aggregate',
      name: { fr: 'Un seul message', en: 'One message' },
      why: {
        fr: 'Un tarif, un courriel, même pour deux cents lignes.',
        en: 'One list, one email, even for two hundred lines.',
      },
      with: gathered('line'),
    },
    report: {
      use: 'emailSend',
      name: { fr: 'Écrire aux achats', en: 'Write to purchasing' },
      why: {
        fr: 'Rien à trancher, pas de courriel.',
        en: 'Nothing to settle, no email.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: '=Tarif reçu : {{ $json.line.length }} ligne(s) à trancher',
          en: '=Price list: {{ $json.line.length }} line(s) to settle',
        },
        emailFormat: 'text',
        text: "={{ $json.line.join('\\n') }}",
        options: { appendAttribution: false },
      },
    },
    unread: {
      use: 'emailSend',
      name: { fr: 'Réclamer un bon fichier', en: 'Ask for a proper file' },
      why: {
        fr: 'Un tarif manqué se paie pendant un trimestre.',
        en: 'A missed price list costs money for a quarter.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.to }}",
        toEmail: "={{ $('settings').first().json.to }}",
        subject: {
          fr: "=Tarif illisible : {{ $('mail').first().json.subject }}",
          en: "=Unreadable price list: {{ $('mail').first().json.subject }}",
        },
        emailFormat: 'text',
        text: {
          fr: 'La première pièce jointe n’est pas un CSV, ou il n’y en a pas. Aucun prix n’a changé. Demandez au fournisseur un CSV à point-virgule, colonnes « ref » et « price ».',
          en: 'The first attachment is no CSV, or there is none. No price has changed. Ask the supplier for a CSV with semicolons and the columns “ref” and “price”.',
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'mail > settings > read > theirs > compare:0',
    'theirs > stock > ours > compare:1',
    'read.error > unread',
    'compare.different > change > steep.yes > held > lines:0',
    'steep.no > apply',
    'compare.onlyFirst > fresh > lines:1',
    'compare.onlySecond > gone > lines:2',
    'lines > gather > report',
  ],
  examples,
})
