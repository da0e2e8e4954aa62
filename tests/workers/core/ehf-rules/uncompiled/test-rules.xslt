<?xml version="1.0" encoding="UTF-8"?>
<!-- Rules for the tests, in the form that Schematron compiles to. Compiled: npx xslt3 -xsl:test-rules.xslt -export:test-rules.sef.json -nogo -->
<xsl:stylesheet version="2.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:svrl="http://purl.oclc.org/dsdl/svrl"
  xmlns:cac="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
  xmlns:cbc="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
  <xsl:template match="/">
    <svrl:schematron-output>
      <xsl:apply-templates select="//cbc:Note | //cbc:BuyerReference | //cbc:OrderReference"/>
    </svrl:schematron-output>
  </xsl:template>
  <xsl:template match="cbc:BuyerReference[. = 'no country']">
    <svrl:failed-assert id="BR-11" flag="fatal" location="/Invoice">
      <svrl:text>[BR-11]-The Buyer postal address
        shall contain a Buyer country code (BT-55).</svrl:text>
    </svrl:failed-assert>
  </xsl:template>
  <xsl:template match="cbc:BuyerReference[. = 'unheard of']">
    <svrl:failed-assert id="TEST-1" location="/Invoice"><svrl:text>Nobody has heard of it.</svrl:text></svrl:failed-assert>
  </xsl:template>
  <xsl:template match="cbc:BuyerReference[. = 'reported']">
    <svrl:successful-report id="TEST-2" role="error"><svrl:text>It is reported.</svrl:text></svrl:successful-report>
  </xsl:template>
  <xsl:template match="cbc:BuyerReference[. = 'doubtful']">
    <svrl:failed-assert id="TEST-3" flag="warning"><svrl:text>It is doubtful.</svrl:text></svrl:failed-assert>
  </xsl:template>
  <xsl:template match="cbc:BuyerReference[. = 'broken']">
    <xsl:sequence select="error((), 'the rules are broken')"/>
  </xsl:template>
  <xsl:template match="cbc:BuyerReference[. = 'endless']">
    <xsl:value-of select="sum(for $a in 1 to 100000, $b in 1 to 100000 return $a mod $b)"/>
  </xsl:template>
  <xsl:template match="text()"/>
</xsl:stylesheet>
