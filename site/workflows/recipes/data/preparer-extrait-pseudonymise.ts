import { allItems } from '../../fragments/code.ts'
import { sheetColumns } from '../../fragments/columns.ts'
import { all, isTrue, text } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { mailed } from '../../fragments/mail.ts'
import { byId, byName } from '../../fragments/models.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './preparer-extrait-pseudonymise.examples.ts'
import { QUERY, WEIGH } from './preparer-extrait-pseudonymise.code.ts'

const PATH = "={{ $('settings').first().json.folder + $('weigh').first().json.name }}"

export default defineRecipe({
  category: 'data',
  level: 'expert',
  minutes: 50,
  published: '2026-11-28',
  fr: {
    title: 'Préparer un extrait pseudonymisé pour un prestataire',
    problem:
      'Le cabinet d’études veut « les ventes de l’année, avec les clients ». Quelqu’un exporte tout, enlève les noms, laisse les dates de naissance et les codes postaux : dans son village, une cliente de 82 ans se reconnaît. Et l’on ne sait plus qui a le fichier.',
    outcome:
      'On remplit une demande. La base rend elle-même des personnes numérotées au hasard, des tranches de dix ans, deux chiffres de code postal, des mois et des euros ronds. Les groupes de moins de cinq personnes sont retirés. Après accord, le CSV est déposé dans Nextcloud et inscrit au registre.',
    avoid:
      'Un tel fichier reste fait de données personnelles : le prestataire doit être lié par contrat, et une suite d’achats singulière peut trahir quelqu’un. Sans âge ni code postal, un client n’y figure pas. Si des totaux suffisent, donnez des totaux.',
    approval:
      'Le délégué à la protection des données lit le destinataire, l’usage et les comptes, puis dit oui ou non par formulaire, sous trois jours. Son silence vaut refus. Une personne remet le fichier.',
    failure:
      'Base muette, 50 000 lignes ou plus, groupes trop petits, refus, silence, dépôt impossible : le demandeur reçoit la raison. Registre muet : le courriel demande d’inscrire l’extrait à la main. Réglez n8n pour ne pas garder les exécutions : elles contiennent les lignes.',
  },
  en: {
    title: 'Prepare a pseudonymised extract for a contractor',
    problem:
      'The research firm wants “the year’s sales, with the customers”. Somebody exports everything, removes the names, leaves birth dates and postcodes: in her village, a customer of 82 can be recognised. And nobody remembers who got the file.',
    outcome:
      'A request is filled in. The database itself hands out people numbered at random, bands of ten years, two digits of the postcode, months and round euros. Groups of fewer than five people are removed. Once agreed, the CSV is put into Nextcloud and entered in the register.',
    avoid:
      'Such a file is still personal data: the contractor must be bound by contract, and an unusual run of purchases can give somebody away. Customers without age or postcode are not in it. Where totals will do, give totals.',
    approval:
      'The data protection officer reads recipient, use and counts, then says yes or no in a form within three days. Silence is a no. A person hands the file over.',
    failure:
      'Database silent, 50,000 rows or more, groups too small, refusal, silence, file not stored: whoever asked gets the reason. If the register is silent, the email asks to enter the extract by hand. Set n8n not to keep executions: they hold the rows.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Demande d’extrait', en: 'Request for an extract' },
      why: {
        fr: 'Pour qui et pour quoi, avant de toucher aux données.',
        en: 'For whom and what for, before touching the data.',
      },
      with: form(
        { fr: 'Demander un extrait des ventes', en: 'Ask for an extract of sales' },
        [
          field('recipient', { fr: 'Prestataire', en: 'Contractor' }),
          field('purpose', { fr: 'Pour quoi faire', en: 'What for' }, { type: 'textarea' }),
          choice('months', { fr: 'Mois d’historique', en: 'Months of history' }, ['3', '6', '12']),
          field('email', { fr: 'Votre adresse', en: 'Your address' }, { type: 'email' }),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos limites', en: 'Your limits' },
      why: {
        fr: 'Cinq personnes au moins par groupe ; montez à dix si la liste circule.',
        en: 'Five people a group at least; make it ten if the list travels.',
      },
      with: fields({
        least: 5,
        most: 50_000,
        folder: { fr: '/Extraits/', en: '/Extracts/' },
        sheet: { fr: 'identifiant du registre', en: 'id of the register' },
        officer: 'dpo@votre-entreprise.example',
        from: 'donnees@votre-entreprise.example',
      }),
    },
    rows: {
      use: 'postgres',
      name: { fr: 'Lire sans les noms', en: 'Read without the names' },
      why: {
        fr: 'Ce que n8n n’a pas reçu ne fuit pas ; le hasard change à chaque extrait.',
        en: 'What n8n never got cannot leak; numbers differ in each extract.',
      },
      with: {
        operation: 'executeQuery',
        query: QUERY,
        options: {
          queryReplacement:
            "={{ [Number($('request').first().json.months), $('settings').first().json.most] }}",
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 20],
    },
    weigh: {
      use: 'code',
      name: { fr: 'Retirer les petits groupes', en: 'Remove small groups' },
      why: {
        fr: 'Le seul client de 80 ans du Cantal n’est pas anonyme.',
        en: 'The only customer of eighty in one county is not anonymous.',
      },
      with: allItems(WEIGH),
    },
    ready: {
      use: 'if',
      name: { fr: 'Quelque chose à donner ?', en: 'Anything to give?' },
      why: {
        fr: 'On ne dérange pas le délégué pour un fichier vide.',
        en: 'The officer is not troubled for an empty file.',
      },
      with: all(text('={{ $json.state }}', 'equals', 'ready')),
    },
    ask: {
      use: 'emailSend',
      name: { fr: 'Demander l’accord', en: 'Ask for approval' },
      why: {
        fr: 'Les comptes seuls ; ouvrir le formulaire n’accorde rien.',
        en: 'Counts only; opening the form agrees to nothing.',
      },
      with: {
        operation: 'sendAndWait',
        fromEmail: setting('from'),
        toEmail: setting('officer'),
        subject: {
          fr: '=Extrait pour {{ $json.recipient }} : accord ?',
          en: '=Extract for {{ $json.recipient }}: do you agree?',
        },
        message: {
          fr: '={{ $json.email }} demande {{ $json.months }} mois de ventes pour {{ $json.recipient }}.\nUsage : {{ $json.purpose }}\n{{ $json.kept }} ligne(s), {{ $json.people }} personne(s), {{ $json.groups }} groupe(s) par âge et lieu. Retirées : {{ $json.dropped }} ligne(s) de {{ $json.small }} groupe(s) trop petit(s).\nColonnes : personne numérotée, tranche d’âge, deux chiffres de code postal, mois, catégorie, euros. Destruction demandée le {{ $json.destroy }}.',
          en: '={{ $json.email }} asks for {{ $json.months }} months of sales for {{ $json.recipient }}.\nUse: {{ $json.purpose }}\n{{ $json.kept }} row(s), {{ $json.people }} person(s), {{ $json.groups }} group(s) by age and area. Removed: {{ $json.dropped }} row(s) of {{ $json.small }} group(s) too small.\nColumns: numbered person, age band, two digits of the postcode, month, category, euros. To be destroyed on {{ $json.destroy }}.',
        },
        responseType: 'customForm',
        defineForm: 'json',
        jsonOutput: {
          fr: '[{"fieldLabel":"Verdict","fieldType":"radio","fieldOptions":{"values":[{"option":"Oui"},{"option":"Non"}]},"requiredField":true}]',
          en: '[{"fieldLabel":"Verdict","fieldType":"radio","fieldOptions":{"values":[{"option":"Yes"},{"option":"No"}]},"requiredField":true}]',
        },
        options: answeredWithin(3, 'days'),
      },
      onError: 'output',
      retry: [3, 10],
    },
    agreed: {
      use: 'if',
      name: { fr: 'Un oui ?', en: 'A yes?' },
      why: { fr: 'Le silence ne donne rien.', en: 'Silence gives nothing.' },
      with: all(isTrue("={{ ['Oui', 'Yes'].includes($json.data?.Verdict) }}")),
    },
    lines: {
      use: 'splitOut',
      name: { fr: 'Reprendre les lignes', en: 'Take the rows again' },
      why: {
        fr: 'Celles qui ont été pesées : la base n’est pas relue.',
        en: 'Those that were weighed: the database is not read again.',
      },
      with: { fieldToSplitOut: 'rows', options: {} },
    },
    weighed: {
      use: 'set',
      name: { fr: 'Ce qui est accordé', en: 'What was agreed to' },
      why: {
        fr: 'La réponse du délégué ne contient pas le fichier.',
        en: 'The officer’s answer does not hold the file.',
      },
      with: fields(
        { rows: { as: 'array', value: "={{ $('weigh').first().json.rows }}" } },
        { alone: true },
      ),
    },
    file: {
      use: 'convertToFile',
      name: { fr: 'Écrire le CSV', en: 'Write the CSV' },
      why: { fr: 'Tout logiciel d’études le lit.', en: 'Any research software reads it.' },
      with: {
        operation: 'csv',
        binaryPropertyName: 'data',
        options: { fileName: "={{ $('weigh').first().json.name }}" },
      },
    },
    store: {
      use: 'nextcloud',
      name: { fr: 'Déposer l’extrait', en: 'Store the extract' },
      why: {
        fr: 'Dans un dossier à accès limité.',
        en: 'In a folder with limited access.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: PATH,
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 10],
    },
    register: {
      use: 'googleSheets',
      name: { fr: 'Inscrire au registre', en: 'Enter in the register' },
      why: {
        fr: 'À qui, pour quoi, jusqu’à quand.',
        en: 'To whom, for what, until when.',
      },
      with: {
        resource: 'sheet',
        operation: 'append',
        documentId: byId(setting('sheet')),
        sheetName: byName({ fr: 'Extraits', en: 'Extracts' }),
        columns: sheetColumns({
          file: "={{ $('weigh').first().json.name }}",
          recipient: "={{ $('weigh').first().json.recipient }}",
          purpose: "={{ $('weigh').first().json.purpose }}",
          asked_by: "={{ $('weigh').first().json.email }}",
          rows: "={{ $('weigh').first().json.kept }}",
          agreed: '={{ $now.toISODate() }}',
          destroy: "={{ $('weigh').first().json.destroy }}",
        }),
        options: { cellFormat: 'RAW' },
      },
      onError: 'continue',
      retry: [3, 10],
    },
    give: {
      use: 'emailSend',
      name: { fr: 'Dire où il est', en: 'Say where it is' },
      why: {
        fr: 'Un chemin à ouvrir, et jamais le fichier en pièce jointe.',
        en: 'A place to open, never the file as an attachment.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('weigh').first().json.email }}" },
        {
          fr: "=Extrait pour {{ $('weigh').first().json.recipient }} : accordé",
          en: "=Extract for {{ $('weigh').first().json.recipient }}: agreed",
        },
        {
          fr: "={{ $('settings').first().json.folder + $('weigh').first().json.name }}, {{ $('weigh').first().json.kept }} ligne(s). À détruire le {{ $('weigh').first().json.destroy }}, chez le prestataire aussi.{{ $json.error ? ' Le registre ne répond pas : inscrivez cet extrait à la main.' : '' }}",
          en: "={{ $('settings').first().json.folder + $('weigh').first().json.name }}, {{ $('weigh').first().json.kept }} row(s). To be destroyed on {{ $('weigh').first().json.destroy }}, at the contractor’s, too.{{ $json.error ? ' The register is silent: enter this extract by hand.' : '' }}",
        },
      ),
      retry: [3, 60],
    },
    refuse: {
      use: 'emailSend',
      name: { fr: 'Dire pourquoi non', en: 'Say why not' },
      why: {
        fr: 'Sans raison, l’export complet se fait en cachette.',
        en: 'Without a reason, the full export gets made in secret.',
      },
      with: mailed(
        { from: setting('from'), to: "={{ $('request').first().json.email }}" },
        { fr: 'Votre extrait n’est pas fait', en: 'Your extract was not made' },
        {
          fr: "={{ $('store').isExecuted ? 'Accordé, mais Nextcloud refuse le dépôt : refaites la demande.' : $('agreed').isExecuted ? ($json.data?.Verdict ? 'Le délégué a refusé.' : 'Le délégué n’a pas répondu en trois jours.') : $('ask').isExecuted ? 'La demande d’accord n’a pas pu partir.' : $json.state === 'broken' ? 'La base ne répond pas : réessayez plus tard.' : $json.state === 'large' ? 'Trop de lignes : prenez moins de mois.' : 'Aucune vente, ou des groupes tous trop petits : on y reconnaîtrait quelqu’un.' }}",
          en: "={{ $('store').isExecuted ? 'Agreed, but Nextcloud refuses the file: make the request again.' : $('agreed').isExecuted ? ($json.data?.Verdict ? 'The officer refused.' : 'The officer did not answer within three days.') : $('ask').isExecuted ? 'The request for approval could not be sent.' : $json.state === 'broken' ? 'The database is silent: try again later.' : $json.state === 'large' ? 'Too many rows: take fewer months.' : 'No sales, or groups that are all too small to keep people from being recognised.' }}",
        },
      ),
    },
  },
  links: [
    'request > settings > rows > weigh > ready.yes > ask > agreed.yes > weighed > lines > file > store > register > give',
    'ready.no > refuse',
    'ask.error > refuse',
    'agreed.no > refuse',
    'store.error > refuse',
  ],
  examples,
})
