// Short texts from eight worlds. In each, some names are right, and at least one is wrong.

/** A text to begin with: its name in the list, its language as editors name it, and the text. */
export const examples = [
  {
    id: 'saml',
    title: 'SAML: an assertion',
    language: 'xml',
    text: `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="_a1" Version="2.0">
  <saml:Subject>
    <saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistant">ada</saml:NameID>
    <saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"/>
  </saml:Subject>
  <saml:AttributeStatement>
    <saml:Attribute Name="urn:oid:0.9.2342.19200300.100.1.3" FriendlyName="mail"
        NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri"/>
    <saml:Attribute Name="urn:oid:2.5.04.42" FriendlyName="givenName"
        NameFormat="urn:oasis:names:tc:SAML:2.0:attrname-format:uri"/>
  </saml:AttributeStatement>
</saml:Assertion>
`,
  },
  {
    id: 'scim',
    title: 'SCIM: a user',
    language: 'json',
    text: `{
  "schemas": [
    "urn:ietf:params:scim:schemas:core:2.0:User",
    "urn:ietf:params:scim:schemas:extension:enterprise:2.0:user"
  ],
  "id": "urn:uuid:2819c223-7f76-453a-919d-41386190464",
  "userName": "ada@example.com",
  "meta": { "resourceType": "User" }
}
`,
  },
  {
    id: 'yang',
    title: 'YANG: a module',
    language: 'yang',
    text: `module example-rack {
  yang-version 1.1;
  namespace "urn:example:rack 1";
  prefix rack;

  import ietf-interfaces {
    prefix if;
    reference "urn:ietf:params:xml:ns:yang:ietf-interfaces";
  }
  import ietf-yang-types {
    prefix yang;
    reference "urn:ietf:params:xml:ns:yang:ietf-yang-types";
  }
}
`,
  },
  {
    id: 'xmpp',
    title: 'XMPP: a stream',
    language: 'xml',
    text: `<stream:stream xmlns="jabber:client" xmlns:stream="http://etherx.jabber.org/streams">
  <stream:features>
    <mechanisms xmlns="urn:ietf:params:xml:ns:xmpp-sasl"/>
    <bind xmlns="urn:ietf:params:xml:ns:xmpp-bind"/>
    <sm xmlns="urn:xmpp:sm:3"/>
  </stream:features>
  <message to="ada@example.com">
    <request xmlns="urn:xmpp:reciepts"/>
  </message>
</stream:stream>
`,
  },
  {
    id: 'epcis',
    title: 'EPCIS: an event',
    language: 'json',
    text: `{
  "type": "ObjectEvent",
  "action": "OBSERVE",
  "epcList": [
    "urn:epc:id:sgtin:4012345.011111.987",
    "urn:epc:id:sgtin:4012345.01111.988",
    "urn:epc:id:sscc:4012345.1234567890"
  ],
  "readPoint": { "id": "urn:epc:id:sgln:4012345.00005.0" },
  "bizStep": "urn:epcglobal:cbv:bizstep:shiping"
}
`,
  },
  {
    id: 'ubl',
    title: 'UBL: an invoice',
    language: 'xml',
    text: `<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
    xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
    xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponent-2">
  <cbc:CustomizationID>urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID>
  <cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>
  <cbc:ID>2024-17</cbc:ID>
  <cbc:UUID>URN:UUID:f81d4fae-7dec-11d0-a765-00a0c91e6bf6</cbc:UUID>
</Invoice>
`,
  },
  {
    id: 'hl7',
    title: 'HL7: a patient in FHIR',
    language: 'json',
    text: `{
  "resourceType": "Bundle",
  "type": "collection",
  "entry": [
    {
      "fullUrl": "urn:uuid:05efabf0-4be2-4561-91ce-51548425acb9",
      "resource": {
        "resourceType": "Patient",
        "identifier": [
          { "system": "urn:oid:1.2.36.146.595.217.0.1", "value": "12345" },
          { "system": "urn:oid:2.16.840.1.113883.4.", "value": "67890" }
        ]
      }
    }
  ]
}
`,
  },
  {
    id: 'library',
    title: 'Library catalog: books and articles',
    language: 'yaml',
    text: `# urn:isbn:9780141036144 is right.
books:
  - id: urn:isbn:9780306406157
  - id: urn:isbn:9780306406158
journals:
  - id: urn:issn:0378-5955
  - id: urn:issn:0378-5954
articles:
  - id: urn:nbn:de:gbv:089-3321752945
    subject: urn:example:subject:café
    map: urn:example:weather?lat=39.56
`,
  },
];
