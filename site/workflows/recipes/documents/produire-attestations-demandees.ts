import { allItems, inBoth } from '../../fragments/code.ts'
import { all, isTrue } from '../../fragments/conditions.ts'
import { fields, setting } from '../../fragments/fields.ts'
import { choice, field, form } from '../../fragments/forms.ts'
import { gmailSent } from '../../fragments/mail.ts'
import { byId } from '../../fragments/models.ts'
import { SAME_IN_ANY_CASE } from '../../fragments/odoo.ts'
import { answeredWithin } from '../../fragments/patience.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './produire-attestations-demandees.examples.ts'

/** A certificate is made only for whoever asks from the address on file, with nothing left blank. */
const ready = (words: {
  readonly unknown: string
  readonly lacking: string
  readonly broken: string
}) =>
  `const { templates } = $('settings').first().json;
const request = $('request').first().json;
const plain = (text) => String(text ?? '').trim().toLowerCase();
const rows = $input.all().map(({ json }) => json);
const broken = rows.find(({ error }) => error !== undefined);
const person = rows.find((one) => one.work_email && plain(one.work_email) === plain(request.email));
const template = templates.split(',').map((one) => one.split('=').map((part) => part.trim())).find(([kind]) => kind === request.kind);
const values = { name: person?.name, job: person?.job_title, since: person?.first_contract_date };
const lacking = Object.entries(values).filter(([, value]) => !value).map(([key]) => key);
const fault = broken ? '${words.broken}' : !person ? '${words.unknown}' : lacking.length > 0 || !template ? '${words.lacking}' + (lacking.join(', ') || request.kind) : '';
return [{ json: { fault, ...values, template: template?.[1] ?? '', email: request.email, kind: request.kind, since: values.since ? DateTime.fromISO(values.since).toFormat('dd/MM/yyyy') : '' } }];`

export default defineRecipe({
  category: 'documents',
  level: 'expert',
  minutes: 55,
  published: '2026-11-24',
  fr: {
    title: 'Produire les attestations que les salariés demandent',
    problem:
      'Bailleur, crèche, préfecture : chaque semaine, quelqu’un a besoin d’une attestation pour le lendemain. L’assistante rouvre celle d’un autre, change le nom, et laisse l’ancienne date d’embauche.',
    outcome:
      'Le salarié choisit dans un formulaire. Le flux vérifie son adresse, lit sa fiche dans Odoo, remplit une copie du modèle et la soumet aux RH. Sur leur oui, le PDF lui arrive, et la copie reste dans Drive.',
    avoid:
      'Les attestations de salaire viennent de la paie, pas d’ici. Un document que l’administration exige sur son propre imprimé non plus.',
    approval:
      'Les RH ouvrent le document avant l’envoi, car il engage l’entreprise. Sans réponse en deux jours, le salarié apprend que sa demande attend.',
    failure:
      'Adresse inconnue, champ vide dans la fiche, Odoo ou Google en panne : rien n’est produit, et les RH reçoivent la demande avec la cause.',
  },
  en: {
    title: 'Make the certificates that employees ask for',
    problem:
      'Landlord, nursery, prefecture: each week somebody needs a certificate by tomorrow. The assistant opens one made for another, changes the name, and leaves the old hiring date.',
    outcome:
      'The employee picks one in a form. The flow checks the address, reads the record in Odoo, fills in a copy of the template and puts it to HR. On their yes the PDF reaches the employee, and the copy stays in Drive.',
    avoid:
      'Certificates of pay come from payroll, not from here. The same goes for a paper that an office wants on its own form.',
    approval:
      'HR opens the document before it goes out, as it binds the company. After two days without an answer the employee hears that the request is waiting.',
    failure:
      'Unknown address, an empty field on record, Odoo or Google down: nothing is made, and HR gets the request with the cause.',
  },
  nodes: {
    request: {
      use: 'formTrigger',
      name: { fr: 'Attestation demandée', en: 'Certificate asked for' },
      why: {
        fr: 'Une adresse et un choix : le reste est déjà dans la fiche.',
        en: 'An address and a choice: the rest is on record.',
      },
      with: form(
        { fr: 'Demander une attestation', en: 'Ask for a certificate' },
        [
          field(
            'email',
            { fr: 'Votre adresse de travail', en: 'Your work address' },
            { type: 'email' },
          ),
          choice('kind', { fr: 'Attestation', en: 'Certificate' }, [
            { fr: 'Emploi', en: 'Employment' },
            { fr: 'Télétravail', en: 'Remote work' },
          ]),
        ],
        { authentication: 'basicAuth' },
      ),
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos modèles', en: 'Your templates' },
      why: {
        fr: 'Un document Google par sorte, avec [NOM], [POSTE], [DEPUIS] et [DATE].',
        en: 'One Google document a kind, with [NAME], [JOB], [SINCE] and [DATE].',
      },
      with: fields(
        {
          templates: {
            fr: 'Emploi = MODELE-EMPLOI, Télétravail = MODELE-TELETRAVAIL',
            en: 'Employment = TEMPLATE-EMPLOYMENT, Remote work = TEMPLATE-REMOTE',
          },
          hr: 'rh@tonnellerie-brice.example',
        },
        { alone: true },
      ),
    },
    person: {
      use: 'odoo',
      name: { fr: 'Lire la fiche', en: 'Read the record' },
      why: {
        fr: 'La fiche, et non ce que le demandeur écrit de lui-même.',
        en: 'The record, not what somebody writes about themselves.',
      },
      with: {
        resource: 'custom',
        operation: 'getAll',
        customResource: byId('hr.employee'),
        returnAll: false,
        limit: 5,
        options: { fieldsList: 'name,work_email,job_title,first_contract_date' },
        filters: {
          filter: [
            {
              fieldName: 'work_email',
              operator: SAME_IN_ANY_CASE,
              value: "={{ $('request').first().json.email.trim() }}",
            },
          ],
        },
      },
      onError: 'continue',
      always: true,
      retry: [2, 3],
    },
    ready: {
      use: 'code',
      name: { fr: 'Tout est là ?', en: 'Is it all there?' },
      why: {
        fr: 'Un blanc sur une attestation la rend inutile au guichet.',
        en: 'A blank makes a certificate useless at the counter.',
      },
      with: allItems(
        inBoth(ready, {
          fr: {
            unknown: 'adresse absente des fiches',
            lacking: 'manque dans la fiche : ',
            broken: 'Odoo ne répond pas',
          },
          en: {
            unknown: 'address not on record',
            lacking: 'missing on record: ',
            broken: 'Odoo does not answer',
          },
        }),
      ),
    },
    sound: {
      use: 'if',
      name: { fr: 'Produire ?', en: 'Make it?' },
      why: {
        fr: 'Une autre adresse que celle de la fiche n’obtient rien.',
        en: 'An address other than the one on record gets nothing.',
      },
      with: all(isTrue("={{ $json.fault === '' }}")),
    },
    copy: {
      use: 'googleDrive',
      name: { fr: 'Copier le modèle', en: 'Copy the template' },
      why: {
        fr: 'Le modèle reste vierge : personne n’hérite du nom d’un autre.',
        en: 'The template stays blank, so nobody inherits another’s name.',
      },
      with: {
        resource: 'file',
        operation: 'copy',
        fileId: byId('={{ $json.template }}'),
        name: '={{ $json.kind }} – {{ $json.name }} – {{ $now.toISODate() }}',
        sameFolder: true,
        options: {},
      },
      onError: 'output',
      retry: [2, 3],
    },
    fill: {
      use: 'googleDocs',
      name: { fr: 'Remplir', en: 'Fill it in' },
      why: {
        fr: 'Quatre champs, tous lus dans la fiche.',
        en: 'Four fields, all read from the record.',
      },
      with: {
        resource: 'document',
        operation: 'update',
        documentURL: '={{ $json.id }}',
        simple: true,
        actionsUi: {
          actionFields: [
            ['[NOM]', '[NAME]', "={{ $('ready').first().json.name }}"] as const,
            ['[POSTE]', '[JOB]', "={{ $('ready').first().json.job }}"] as const,
            ['[DEPUIS]', '[SINCE]', "={{ $('ready').first().json.since }}"] as const,
            ['[DATE]', '[DATE]', "={{ $now.toFormat('dd/MM/yyyy') }}"] as const,
          ].map(([fr, en, replaceText]) => ({
            object: 'text',
            action: 'replaceAll',
            text: { fr, en },
            replaceText,
            matchCase: true,
          })),
        },
      },
      onError: 'output',
    },
    ask: {
      use: 'gmail',
      name: { fr: 'Faire relire aux RH', en: 'Have HR read it' },
      why: {
        fr: 'Le lien d’abord, le bouton ensuite.',
        en: 'The link first, the button after.',
      },
      with: {
        resource: 'message',
        operation: 'sendAndWait',
        sendTo: setting('hr'),
        subject: {
          fr: "=Attestation à envoyer : {{ $('ready').first().json.kind }}, {{ $('ready').first().json.name }}",
          en: "=Certificate to send: {{ $('ready').first().json.kind }}, {{ $('ready').first().json.name }}",
        },
        message: "=https://docs.google.com/document/d/{{ $('copy').first().json.id }}",
        responseType: 'approval',
        approvalOptions: { values: { approvalType: 'double' } },
        options: answeredWithin(2, 'days'),
      },
    },
    agreed: {
      use: 'if',
      name: { fr: 'Accordé ?', en: 'Granted?' },
      why: {
        fr: 'Un refus se dit de vive voix : les RH reprennent la main.',
        en: 'A no is said face to face, so HR takes over.',
      },
      with: all(isTrue('={{ $json.data?.approved === true }}')),
    },
    pdf: {
      use: 'googleDrive',
      name: { fr: 'En faire un PDF', en: 'Make a PDF of it' },
      why: {
        fr: 'Un document que son destinataire ne peut pas changer.',
        en: 'A document that whoever gets it cannot change.',
      },
      with: {
        resource: 'file',
        operation: 'download',
        fileId: byId("={{ $('copy').first().json.id }}"),
        options: {
          googleFileConversion: { conversion: { docsToFormat: 'application/pdf' } },
        },
      },
      onError: 'output',
      retry: [2, 3],
    },
    send: {
      use: 'gmail',
      name: { fr: 'Envoyer au salarié', en: 'Send to the employee' },
      why: {
        fr: 'À l’adresse de la fiche, jamais à une autre.',
        en: 'To the address on record, never to another.',
      },
      with: {
        ...gmailSent(
          "={{ $('ready').first().json.email }}",
          {
            fr: "=Votre attestation : {{ $('ready').first().json.kind }}",
            en: "=Your certificate: {{ $('ready').first().json.kind }}",
          },
          {
            fr: 'Bonjour,\n\nVous trouverez l’attestation ci-jointe.',
            en: 'Hello,\n\nPlease find the certificate attached.',
          },
        ),
        options: {
          appendAttribution: false,
          attachmentsUi: { attachmentsBinary: [{ property: 'data' }] },
        },
      },
    },
    wait: {
      use: 'gmail',
      name: { fr: 'Dire que la demande attend', en: 'Say that the request is waiting' },
      why: {
        fr: 'Le salarié sait à qui parler avant son rendez-vous.',
        en: 'The employee knows whom to see before an appointment.',
      },
      with: gmailSent(
        "={{ $('ready').first().json.email }}",
        { fr: 'Votre attestation attend les RH', en: 'Your certificate is waiting for HR' },
        {
          fr: "=Elle est prête mais non validée. Écrivez à {{ $('settings').first().json.hr }} si elle est urgente.",
          en: "=It is ready but not approved. Write to {{ $('settings').first().json.hr }} if it is urgent.",
        },
      ),
    },
    hand: {
      use: 'gmail',
      name: { fr: 'Passer aux RH', en: 'Hand to HR' },
      why: {
        fr: 'Avec la cause : une fiche se complète en deux minutes.',
        en: 'With the cause: a record is completed in two minutes.',
      },
      with: gmailSent(
        setting('hr'),
        {
          fr: "=Attestation non produite pour {{ $('request').first().json.email }}",
          en: "=Certificate not made for {{ $('request').first().json.email }}",
        },
        "={{ $('request').first().json.kind }} – {{ $('ready').first().json.fault || $json.error }}",
      ),
    },
  },
  links: [
    'request > settings > person > ready > sound.yes > copy > fill > ask > agreed.yes > pdf > send',
    'agreed.no > wait',
    'sound.no > hand',
    'copy.error > hand',
    'fill.error > hand',
    'pdf.error > hand',
  ],
  examples,
})
