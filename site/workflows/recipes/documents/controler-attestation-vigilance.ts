import { answeredWithin } from '../../fragments/patience.ts'
import { columns } from '../../fragments/columns.ts'
import { allItems } from '../../fragments/code.ts'
import { all, cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName, model } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './controler-attestation-vigilance.examples.ts'

/** Only what stands on the paper counts; a SIREN also has to pass its own check digit. */
const CHECK = `const settings = $('settings').first().json;
const found = $('details').first().json.output;
const paper = String($('read').first().json.extractedText ?? '').toUpperCase();
const digits = text => String(text ?? '').replace(/\\D/g, '');
const record = $input.first().json;
const luhn = number => [...number].reverse().reduce((sum, one, at) => sum + (at % 2 ? (one * 2 > 9 ? one * 2 - 9 : one * 2) : Number(one)), 0) % 10 === 0;
const siren = digits(found?.siren).slice(0, 9);
const day = /^\\d{4}-\\d{2}-\\d{2}$/.test(found?.issued ?? '') ? DateTime.fromISO(found.issued, { zone: 'utc' }) : null;
const stands = siren.length === 9 && luhn(siren) && digits(paper).includes(siren) && day?.isValid && paper.includes(day.toFormat('yyyy')) && found.code?.length >= 8 && paper.replace(/\\s/g, '').includes(found.code.toUpperCase().replace(/\\s/g, ''));
const until = day?.isValid ? day.plus({ months: settings.months }).toISODate() : '';
const why = !record.id ? 'record' : !found ? 'unread' : !stands ? 'doubt' : siren !== digits(record.siren) ? 'siren' : until <= $now.toISODate() ? 'old' : '';
const state = why === '' ? 'sound' : ['siren', 'old'].includes(why) ? 'wrong' : 'person';
return [{ json: { state, why, until, code: found?.code ?? '', siren, record: record.id ?? '', name: record.name ?? settings.ref, email: record.email ?? '' } }];`

export default defineRecipe({
  category: 'documents',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Contrôler une attestation de vigilance dès son dépôt',
    problem:
      'Tous les six mois, chaque sous-traitant doit une attestation de l’Urssaf. On la classe sans la lire ; elle est périmée, ou au nom d’une autre société, et le donneur d’ordre répond des cotisations.',
    outcome:
      'Le sous-traitant la dépose par un lien à son nom. SIREN, date et code sont relevés et comparés à sa fiche Airtable. Une attestation périmée ou d’une autre société lui revient le jour même, avec la raison.',
    avoid:
      'Pour cinq sous-traitants, une alarme d’agenda suffit. Les autres pièces (Kbis, assurance) ont d’autres règles. Un service de collecte spécialisé engage sa responsabilité, pas ce flux.',
    approval:
      'Une personne saisit le code de sécurité sur le site de l’Urssaf, seul juge du vrai, puis répond oui ou non. Sans oui, la fiche garde son ancienne date.',
    failure:
      'Lecture douteuse, fiche introuvable, dépôt ou mise à jour refusés : un courriel aux achats dit quoi vérifier. Le sous-traitant n’est jamais refusé sur une lecture incertaine.',
  },
  en: {
    title: 'Check a subcontractor’s certificate the day it is handed in',
    problem:
      'Every six months each French subcontractor owes a certificate from Urssaf, which collects social contributions. It gets filed unread; it is out of date, or another company’s, and whoever gave the order answers for the arrears.',
    outcome:
      'The subcontractor hands it in by a link of their own. SIREN, date and code are taken down and held against their Airtable record. A certificate that is too old, or another company’s, goes back the same day with the reason.',
    avoid:
      'For five subcontractors a calendar reminder will do. Other papers (registration, insurance) follow other rules. A specialised collection service takes on liability; this flow does not.',
    approval:
      'A person enters the security code on Urssaf’s own site, the only judge of what is genuine, then answers yes or no. Without a yes the record keeps its old date.',
    failure:
      'A doubtful reading, an unknown record, a refused upload or update: an email tells purchasing what to check. No subcontractor is turned down on an uncertain reading.',
  },
  nodes: {
    handed: {
      use: 'formTrigger',
      name: { fr: 'Attestation déposée', en: 'Certificate handed in' },
      why: {
        fr: 'Le lien finit par ?ref=… : le sous-traitant ne saisit rien, donc rien de faux.',
        en: 'The link ends in ?ref=…: nothing to type, so nothing typed wrong.',
      },
      with: {
        formTitle: { fr: 'Votre attestation de vigilance', en: 'Your certificate' },
        formFields: {
          values: [
            { fieldType: 'hiddenField', fieldName: 'ref' },
            {
              fieldLabel: { fr: 'Attestation (PDF)', en: 'Certificate (PDF)' },
              fieldName: 'paper',
              fieldType: 'file',
              multipleFiles: false,
              acceptFileTypes: '.pdf',
              requiredField: true,
            },
          ],
        },
        options: { appendAttribution: false },
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos règles', en: 'Your rules' },
      why: {
        fr: 'Six mois, ou moins si vos clients l’exigent.',
        en: 'Six months, or fewer if your customers ask for it.',
      },
      with: fields({
        months: 6,
        base: { fr: 'identifiant de la base', en: 'id of the base' },
        table: { fr: 'Sous-traitants', en: 'Subcontractors' },
        folder: { fr: '/Sous-traitants', en: '/Subcontractors' },
        workspace: { fr: 'identifiant de l’espace Asana', en: 'id of the Asana workspace' },
        link: 'https://flux.votre-entreprise.example/form/attestation',
        from: 'achats@votre-entreprise.example',
        ref: "={{ String($json.ref ?? '').replace(/[^A-Za-z0-9-]/g, '') }}",
      }),
    },
    keep: {
      use: 'nextcloud',
      name: { fr: 'Garder le PDF', en: 'Keep the PDF' },
      why: {
        fr: 'Même refusée : c’est la preuve de ce qui a été remis, et quand.',
        en: 'Even when refused: it proves what was handed in, and when.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $json.folder + '/' + $json.ref + '-' + $now.toISODate() + '.pdf' }}",
        binaryDataUpload: true,
        binaryPropertyName: 'paper',
      },
      onError: 'output',
      retry: [3, 5],
    },
    read: {
      use: 'mistralOcr',
      name: { fr: 'Lire la page', en: 'Read the page' },
      why: {
        fr: 'Souvent imprimée puis numérisée : il n’y a plus de texte à copier.',
        en: 'Often printed and scanned, with no text left to copy.',
      },
      with: { binaryProperty: 'paper', options: {} },
      onError: 'continue',
      retry: [2, 5],
    },
    details: {
      use: 'informationExtractor',
      name: { fr: 'Relever trois champs', en: 'Take three fields' },
      why: {
        fr: 'Le modèle recopie ; comparer et dater est l’affaire du code.',
        en: 'The model copies; comparing and dating is work for code.',
      },
      with: {
        text: '={{ $json.extractedText }}',
        schemaType: 'manual',
        inputSchema: JSON.stringify({
          type: 'object',
          properties: {
            siren: { type: 'string' },
            issued: { type: 'string' },
            code: { type: 'string' },
          },
          required: ['siren', 'issued', 'code'],
        }),
        options: {
          systemPromptTemplate: {
            fr: 'Tu lis une attestation de vigilance de l’Urssaf. « siren » : les neuf chiffres de l’entreprise concernée (les neuf premiers du SIRET), jamais ceux de l’Urssaf. « issued » : le jour où l’attestation a été délivrée, AAAA-MM-JJ ; ne prends ni la date des déclarations, ni la fin de validité. « code » : le code de sécurité. Recopie sans corriger. Un champ que tu ne vois pas reste une chaîne vide. Si ce n’est pas une attestation de vigilance, rends trois chaînes vides.',
            en: 'You read a French “attestation de vigilance” issued by Urssaf. “siren”: the nine digits of the company it is about (the first nine of the SIRET), never those of Urssaf. “issued”: the day the certificate was issued, YYYY-MM-DD; take neither the date of the returns nor the end of validity. “code”: the security code (“code de sécurité”). Copy, correct nothing. A field that you do not see stays an empty string. If it is no such certificate, return three empty strings.',
          },
        },
      },
      onError: 'continue',
      retry: [2, 5],
    },
    medium: model('medium', { fr: 'Modèle de relevé', en: 'Reading model' }),
    record: {
      use: 'airtable',
      name: { fr: 'Ouvrir la fiche', en: 'Open the record' },
      why: {
        fr: 'Le SIREN attendu vient d’ici, jamais du papier.',
        en: 'The SIREN expected comes from here, never from the paper.',
      },
      with: {
        resource: 'record',
        operation: 'search',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        filterByFormula: '={{ "{reference} = \'" + $(\'settings\').first().json.ref + "\'" }}',
        returnAll: false,
        limit: 1,
        options: {},
      },
      onError: 'continue',
      always: true,
      retry: [3, 5],
    },
    check: {
      use: 'code',
      name: { fr: 'Confronter au papier', en: 'Hold against the paper' },
      why: {
        fr: 'Un chiffre relevé qui n’est pas sur la page annule le contrôle.',
        en: 'A figure that is not on the page voids the check.',
      },
      with: allItems(CHECK),
    },
    state: {
      use: 'switch',
      name: { fr: 'Juste, fausse, incertaine', en: 'Sound, wrong, uncertain' },
      why: {
        fr: 'Deux fautes sont sûres ; tout le reste est affaire de lecture.',
        en: 'Two faults are certain; all else is a matter of reading.',
      },
      with: cases({
        sound: text('={{ $json.state }}', 'equals', 'sound'),
        wrong: text('={{ $json.state }}', 'equals', 'wrong'),
      }),
    },
    ask: {
      use: 'outlook',
      name: { fr: 'Code vérifié ?', en: 'Code checked?' },
      why: {
        fr: 'Une fausse attestation a une belle date et le bon SIREN.',
        en: 'A forged certificate has a fine date and the right SIREN.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        toRecipients: "={{ $('settings').first().json.from }}",
        subject: {
          fr: '=Attestation de {{ $json.name }} : vérifier le code {{ $json.code }}',
          en: '=Certificate of {{ $json.name }}: check code {{ $json.code }}',
        },
        message: {
          fr: '=Saisissez le code {{ $json.code }} sur urssaf.fr, « Vérification d’attestation », et comparez le SIREN {{ $json.siren }}. Identique : oui. Valable jusqu’au {{ $json.until }}.',
          en: '=Enter code {{ $json.code }} on urssaf.fr, “Vérification d’attestation”, and compare SIREN {{ $json.siren }}. The same: yes. Valid until {{ $json.until }}.',
        },
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(5, 'days'),
      },
    },
    genuine: {
      use: 'if',
      name: { fr: 'Authentique ?', en: 'Genuine?' },
      why: {
        fr: 'Cinq jours sans réponse ne prouvent rien.',
        en: 'Five days without an answer prove nothing.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    update: {
      use: 'airtable',
      name: { fr: 'Dater la fiche', en: 'Date the record' },
      why: {
        fr: 'La date suivante se lit dans la base, pas dans un dossier.',
        en: 'The next date is read in the base, not in a folder.',
      },
      with: {
        resource: 'record',
        operation: 'update',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        columns: columns(
          {
            id: "={{ $('check').first().json.record }}",
            valid_until: "={{ $('check').first().json.until }}",
            checked_on: '={{ $now.toISODate() }}',
          },
          ['id'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    doubt: {
      use: 'asana',
      name: { fr: 'Tâche : suspendre ?', en: 'Task: suspend?' },
      why: {
        fr: 'Un code refusé se traite avant la prochaine commande.',
        en: 'A refused code is dealt with before the next order.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        workspace: "={{ $('settings').first().json.workspace }}",
        name: {
          fr: "=Attestation de {{ $('check').first().json.name }} non confirmée : appeler avant toute commande",
          en: "=Certificate of {{ $('check').first().json.name }} not confirmed: call before any order",
        },
        otherProperties: { due_on: '={{ $now.plus({ days: 1 }).toISODate() }}', notes: '' },
      },
    },
    back: {
      use: 'mailjet',
      name: { fr: 'La rendre avec la raison', en: 'Hand it back with the reason' },
      why: {
        fr: 'Il peut en télécharger une bonne dans l’heure.',
        en: 'They can download a good one within the hour.',
      },
      with: {
        resource: 'email',
        operation: 'send',
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: '={{ $json.email }}',
        subject: { fr: 'Votre attestation de vigilance', en: 'Your certificate' },
        text: {
          fr: "={{ (({ siren: 'Elle porte le SIREN ' + $json.siren + ', qui n’est pas celui de votre entreprise.', old: 'Elle n’est plus valable depuis le ' + $json.until + '.' })[$json.why]) + ' Déposez la bonne ici : ' + $('settings').first().json.link + '?ref=' + $('settings').first().json.ref }}",
          en: "={{ (({ siren: 'It bears SIREN ' + $json.siren + ', which is not your company’s.', old: 'It has not been valid since ' + $json.until + '.' })[$json.why]) + ' Hand in the right one here: ' + $('settings').first().json.link + '?ref=' + $('settings').first().json.ref }}",
        },
        additionalFields: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    person: {
      use: 'emailSend',
      name: { fr: 'Demander aux achats', en: 'Ask purchasing' },
      why: {
        fr: 'Ce que le flux n’a pas pu juger, quelqu’un l’ouvre.',
        en: 'What the flow could not judge, somebody opens.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.from }}",
        subject: {
          fr: "=Attestation {{ $('settings').first().json.ref }} à traiter à la main",
          en: "=Certificate {{ $('settings').first().json.ref }} to be handled by hand",
        },
        emailFormat: 'text',
        text: {
          fr: "={{ $json.error ? 'Un enregistrement ou un envoi a échoué : ' + ($json.error.message ?? $json.error) : ({ record: 'Aucune fiche lisible ne porte cette référence.', unread: 'Le PDF n’a pas pu être lu.', doubt: 'SIREN, date ou code incertains : ouvrez le PDF.' })[$json.why] }}",
          en: "={{ $json.error ? 'Something could not be stored or sent: ' + ($json.error.message ?? $json.error) : ({ record: 'No readable record has this reference.', unread: 'The PDF could not be read.', doubt: 'SIREN, date or code uncertain: open the PDF.' })[$json.why] }}",
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'handed > settings > read > details > record > check > state.sound > ask > genuine.yes > update',
    'settings > keep',
    'medium => details',
    'state.wrong > back',
    'state.other > person',
    'genuine.no > doubt',
    'keep.error > person',
    'update.error > person',
    'back.error > person',
  ],
  examples,
  cost: [{ node: 'details', model: 'medium', reads: 1500, writes: 60 }],
})
