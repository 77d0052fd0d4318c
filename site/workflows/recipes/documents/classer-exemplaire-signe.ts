import { columns } from '../../fragments/columns.ts'
import { cases, isTrue, text } from '../../fragments/conditions.ts'
import { fields } from '../../fragments/fields.ts'
import { byId, byName } from '../../fragments/models.ts'
import { defineRecipe } from '../recipe.ts'
import { examples } from './classer-exemplaire-signe.examples.ts'

const yousign = {
  authentication: 'genericCredentialType',
  genericAuthType: 'httpBearerAuth',
} as const
const address = (path: string): string =>
  `=https://api.yousign.app/v3/signature_requests/{{ $('settings').first().json.id }}${path}`
const asFile = { timeout: 30000, response: { response: { responseFormat: 'file' } } }

export default defineRecipe({
  category: 'documents',
  level: 'confirmed',
  minutes: 40,
  published: '2026-11-24',
  fr: {
    title: 'Classer chaque exemplaire signé avec son dossier de preuve',
    problem:
      'Le contrat est signé chez Yousign, puis oublié là-bas. Deux ans après, le compte est fermé ; il reste un PDF trouvé dans une boîte, sans preuve de qui a signé, ni quand.',
    outcome:
      'Dès la dernière signature, le PDF signé et son dossier de preuve sont rangés dans Nextcloud. Une ligne Airtable donne les signataires, le chemin et l’empreinte SHA-256. Un refus devient une tâche pour le commercial.',
    avoid:
      'Ce rangement n’est pas un coffre à valeur probante : pour les contrats qui l’exigent, prenez un tiers archiveur. Sous dix contrats par an, téléchargez-les vous-même.',
    approval:
      'Rien n’est effacé chez Yousign, rien n’est envoyé aux signataires. Relancer quelqu’un qui a refusé reste l’affaire du commercial.',
    failure:
      'Une étape manquée arrête la suite : la ligne Airtable n’existe que si les deux fichiers sont rangés. Un courriel nomme le contrat et ce qui bloque ; relancer l’exécution remplace les mêmes fichiers.',
  },
  en: {
    title: 'File every signed copy together with its proof',
    problem:
      'The contract was signed at Yousign and left there. Two years on the account is closed, and what remains is a PDF out of somebody’s inbox, with no proof of who signed it or when.',
    outcome:
      'As soon as the last signature is in, the signed PDF and its audit trail are filed in Nextcloud. An Airtable row holds signers, path and SHA-256 fingerprint. A refusal becomes a task for the salesperson.',
    avoid:
      'This is no certified archive: contracts that call for one belong with a trusted archiving service. Below ten contracts a year, download them yourself.',
    approval:
      'Nothing is deleted at Yousign and nothing sent to signers. Talking to somebody who refused is left to the salesperson.',
    failure:
      'A step that is missed stops what follows: the Airtable row exists only when both files are filed. An email names the contract and what is in the way; running it again replaces the same files.',
  },
  nodes: {
    event: {
      use: 'webhook',
      name: { fr: 'Signature terminée', en: 'Signature over' },
      why: {
        fr: 'Yousign appelle pour signature_request.done, .declined et .expired.',
        en: 'Yousign calls on signature_request.done, .declined and .expired.',
      },
      with: {
        httpMethod: 'POST',
        path: { fr: 'exemplaire-signe', en: 'signed-copy' },
        responseMode: 'onReceived',
        options: {},
      },
    },
    settings: {
      use: 'set',
      name: { fr: 'Vos dossiers', en: 'Your folders' },
      why: {
        fr: 'De l’appel, on ne garde que le numéro : n’importe qui pourrait appeler.',
        en: 'Only the number is kept from the call, since anybody might call.',
      },
      with: fields(
        {
          folder: { fr: '/Contrats signés', en: '/Signed contracts' },
          base: { fr: 'identifiant de la base', en: 'id of the base' },
          table: { fr: 'Contrats', en: 'Contracts' },
          workspace: { fr: 'identifiant de l’espace Asana', en: 'id of the Asana workspace' },
          from: 'automate@votre-entreprise.example',
          person: 'contrats@votre-entreprise.example',
          id: "={{ String($json.body.data?.signature_request?.id ?? '').replace(/[^\\w-]/g, '') }}",
        },
        { alone: true },
      ),
    },
    request: {
      use: 'httpRequest',
      name: { fr: 'Demander à Yousign', en: 'Ask Yousign' },
      why: {
        fr: 'L’état vient de Yousign lui-même, jamais du message reçu.',
        en: 'The state comes from Yousign itself, never from the message.',
      },
      with: { url: address(''), ...yousign, options: { timeout: 20000 } },
      onError: 'output',
      retry: [3, 10],
    },
    about: {
      use: 'set',
      name: { fr: 'Nommer le fichier', en: 'Name the file' },
      why: {
        fr: 'Date et objet : on le retrouve sans Airtable.',
        en: 'Date and subject: it can be found without Airtable.',
      },
      with: fields(
        {
          status: '={{ $json.status }}',
          name: '={{ $json.name }}',
          signers:
            "={{ $json.signers.map(one => one.info.first_name + ' ' + one.info.last_name).join(', ') }}",
          whole: {
            as: 'boolean',
            value:
              "={{ $json.status === 'done' && $json.signers.every(one => one.status === 'signed') }}",
          },
          path: "={{ $('settings').first().json.folder + '/' + $now.toFormat('yyyy') + '/' + $now.toISODate() + ' ' + $json.name.replace(/[^\\p{L}\\p{N}]+/gu, '-').slice(0, 60) }}",
        },
        { alone: true },
      ),
    },
    state: {
      use: 'switch',
      name: { fr: 'Signé, refusé, en cours', en: 'Signed, refused, under way' },
      why: {
        fr: 'Un appel répété ou en avance n’a rien à classer.',
        en: 'A call that comes twice or too soon has nothing to file.',
      },
      with: cases({
        signed: isTrue('={{ $json.whole }}'),
        ended: text('={{ $json.status }}', 'regex', '^(declined|expired)$'),
      }),
    },
    copy: {
      use: 'httpRequest',
      name: { fr: 'Prendre le PDF signé', en: 'Fetch the signed PDF' },
      why: {
        fr: 'La version complète, et non l’aperçu de chaque signataire.',
        en: 'The completed version, not what each signer was shown.',
      },
      with: {
        url: address('/documents/download?version=completed'),
        ...yousign,
        options: asFile,
      },
      onError: 'output',
      retry: [3, 20],
    },
    print: {
      use: 'crypto',
      name: { fr: 'Calculer l’empreinte', en: 'Take the fingerprint' },
      why: {
        fr: 'Le jour d’un litige, elle montre que le fichier n’a pas bougé.',
        en: 'On the day of a dispute it shows that the file has not changed.',
      },
      with: {
        action: 'hash',
        binaryData: true,
        binaryPropertyName: 'data',
        type: 'SHA256',
        dataPropertyName: 'sha',
        encoding: 'hex',
      },
    },
    put: {
      use: 'nextcloud',
      name: { fr: 'Ranger le PDF', en: 'File the PDF' },
      why: {
        fr: 'Le dossier de l’année doit exister : créez-le en janvier.',
        en: 'The year’s folder has to be there: create it in January.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: "={{ $('about').first().json.path + '.pdf' }}",
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 5],
    },
    trail: {
      use: 'httpRequest',
      name: { fr: 'Prendre le dossier de preuve', en: 'Fetch the audit trail' },
      why: {
        fr: 'Adresses, heures et codes : sans lui, un PDF signé est une image.',
        en: 'Addresses, times and codes: without it a signed PDF is a picture.',
      },
      with: { url: address('/audit_trails/download'), ...yousign, options: asFile },
      onError: 'output',
      retry: [3, 20],
    },
    putTrail: {
      use: 'nextcloud',
      name: { fr: 'Le ranger à côté', en: 'File it alongside' },
      why: {
        fr: 'Même nom, pour que l’un ne voyage pas sans l’autre.',
        en: 'The same name, so that neither travels alone.',
      },
      with: {
        resource: 'file',
        operation: 'upload',
        path: {
          fr: "={{ $('about').first().json.path + ' preuve.pdf' }}",
          en: "={{ $('about').first().json.path + ' proof.pdf' }}",
        },
        binaryDataUpload: true,
        binaryPropertyName: 'data',
      },
      onError: 'output',
      retry: [3, 5],
    },
    register: {
      use: 'airtable',
      name: { fr: 'Inscrire le contrat', en: 'Enter the contract' },
      why: {
        fr: 'Par numéro de demande : un second appel met à jour la même ligne.',
        en: 'By request number: a second call updates the same row.',
      },
      with: {
        resource: 'record',
        operation: 'upsert',
        base: byId("={{ $('settings').first().json.base }}"),
        table: byName("={{ $('settings').first().json.table }}"),
        columns: columns(
          {
            request: "={{ $('settings').first().json.id }}",
            name: "={{ $('about').first().json.name }}",
            signers: "={{ $('about').first().json.signers }}",
            path: "={{ $('about').first().json.path }}",
            sha256: "={{ $('print').first().json.sha }}",
            filed_on: '={{ $now.toISODate() }}',
          },
          ['request'],
        ),
        options: {},
      },
      onError: 'output',
      retry: [3, 5],
    },
    talk: {
      use: 'asana',
      name: { fr: 'Tâche : comprendre', en: 'Task: find out why' },
      why: {
        fr: 'Un refus est souvent une faute de nom : cela se règle en un appel.',
        en: 'A refusal is often a misspelt name, settled by one call.',
      },
      with: {
        resource: 'task',
        operation: 'create',
        workspace: "={{ $('settings').first().json.workspace }}",
        name: {
          fr: "={{ $json.name + ($json.status === 'declined' ? ' : signature refusée' : ' : signature expirée') }}",
          en: "={{ $json.name + ($json.status === 'declined' ? ': signature refused' : ': signature expired') }}",
        },
        otherProperties: {
          due_on: '={{ $now.plus({ days: 1 }).toISODate() }}',
          notes: '={{ $json.signers }}',
        },
      },
    },
    missed: {
      use: 'emailSend',
      name: { fr: 'Dire ce qui n’est pas classé', en: 'Say what is not filed' },
      why: {
        fr: 'Yousign n’appellera pas une seconde fois.',
        en: 'Yousign will not call a second time.',
      },
      with: {
        fromEmail: "={{ $('settings').first().json.from }}",
        toEmail: "={{ $('settings').first().json.person }}",
        subject: {
          fr: "={{ 'Contrat signé, non classé : ' + ($('about').isExecuted ? $('about').first().json.name : $('settings').first().json.id) }}",
          en: "={{ 'Contract signed, not filed: ' + ($('about').isExecuted ? $('about').first().json.name : $('settings').first().json.id) }}",
        },
        emailFormat: 'text',
        text: {
          fr: '=Cause : {{ $json.error?.message ?? $json.error }}. Relancez l’exécution depuis n8n, ou téléchargez les deux PDF chez Yousign.',
          en: '=Cause: {{ $json.error?.message ?? $json.error }}. Run it again from n8n, or download both PDFs from Yousign.',
        },
        options: { appendAttribution: false },
      },
    },
  },
  links: [
    'event > settings > request > about > state.signed > copy > print > put > trail > putTrail > register',
    'state.ended > talk',
    'request.error > missed',
    'copy.error > missed',
    'put.error > missed',
    'trail.error > missed',
    'putTrail.error > missed',
    'register.error > missed',
  ],
  examples,
})
