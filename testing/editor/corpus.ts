type Sample = { name: string; html: string; pastes: string };

const ownPicture = "/api/v0/download/0191aaaa-aaaa-7aaa-8aaa-aaaaaaaaaaaa/0191aaaa-aaaa-7aaa-8aaa-bbbbbbbbbbbb";

export const corpus: readonly Sample[] = [
  {
    name: "Word: a list of two levels as paragraphs, between text",
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm;} --></style></head><body lang=DE>
<p class=MsoNormal style='margin-bottom:8.0pt'><span style='font-size:12.0pt;font-family:"Arial",sans-serif'>Bitte mitbringen:<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol;mso-fareast-font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Körbe<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='margin-left:72.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='font-family:"Courier New"'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span></span><![endif]>am besten aus Weide<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]><b style='mso-bidi-font-weight:normal'>Handschuhe</b><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoNormal>Bis <i style='mso-bidi-font-style:normal'>bald</i>!<o:p></o:p></p></body></html>`,
    pastes:
      "<p>Bitte mitbringen:</p><ul><li>Körbe<ul><li>am besten aus Weide</li></ul></li><li><strong>Handschuhe</strong></li></ul>" +
      "<p>Bis <em>bald</em>!</p>",
  },
  {
    name: "Word: a table with a grid, and a numbered list",
    html: `<table class=MsoTableGrid border=1 cellspacing=0 cellpadding=0 style='border-collapse:collapse;mso-yfti-tbllook:1184'>
<tr style='mso-yfti-irow:0;mso-yfti-firstrow:yes'><td width=201 valign=top style='width:151.0pt;border:solid windowtext 1.0pt'><p class=MsoNormal style='line-height:normal'><b>Sorte</b><o:p></o:p></p></td>
<td width=201 valign=top><p class=MsoNormal><b>Reife</b><o:p></o:p></p></td></tr>
<tr style='mso-yfti-irow:1'><td><p class=MsoNormal>Boskoop<o:p></o:p></p><p class=MsoNormal>(rot)<o:p></o:p></p></td><td><p class=MsoNormal><o:p>&nbsp;</o:p></p></td></tr></table>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1)<span>&nbsp;&nbsp; </span></span>pflücken<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2)<span>&nbsp;&nbsp; </span></span>pressen<o:p></o:p></p>`,
    pastes:
      "<table><tbody><tr><td><strong>Sorte</strong></td><td><strong>Reife</strong></td></tr>" +
      "<tr><td>Boskoop<br />(rot)</td><td></td></tr></tbody></table><ol><li>pflücken</li><li>pressen</li></ol>",
  },
  {
    name: "Google Docs: everything in one <b>, looks as styles, lists beside their items",
    html: `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-0a1b"><h1 dir="ltr" style="line-height:1.38;margin-top:20pt;"><span style="font-size:20pt;font-family:Arial;font-weight:400;">Jahresbericht</span></h1><p dir="ltr" style="line-height:1.38;"><span style="font-weight:400;">Wir haben </span><span style="font-weight:700;">200 Bäume</span><span style="font-weight:400;font-style:italic;"> gepflanzt</span><span style="font-weight:400;">.</span></p><br /><ol style="padding-inline-start:48px;"><li dir="ltr" style="list-style-type:decimal;" aria-level="1"><p dir="ltr" role="presentation"><span>Apfel</span></p></li><ol><li dir="ltr" aria-level="2"><p dir="ltr" role="presentation"><span>früh</span></p></li></ol></ol><div dir="ltr" align="left"><table style="border:none;"><colgroup><col width="90" /><col width="90" /></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;"><p dir="ltr"><span>Jahr</span></p></td><td><p dir="ltr"><span>2026</span></p></td></tr></tbody></table></div></b>`,
    pastes:
      "<h2>Jahresbericht</h2><p>Wir haben <strong>200 Bäume</strong><em> gepflanzt</em>.</p>" +
      "<ol><li>Apfel<ol><li>früh</li></ol></li></ol><table><tbody><tr><td>Jahr</td><td>2026</td></tr></tbody></table>",
  },
  {
    name: "LibreOffice: fonts, <br clear>, a heading in capitals, a table with a head",
    html: `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><HTML><HEAD><META NAME="GENERATOR" CONTENT="LibreOffice 24.2 (Linux)"><STYLE TYPE="text/css">@page { margin: 2cm }</STYLE></HEAD><BODY LANG="de-DE">
<H2 CLASS="western">Protokoll</H2>
<P STYLE="margin-bottom: 0cm"><FONT FACE="Liberation Serif, serif"><FONT SIZE=3>Anwesend: <U>alle</U><BR>Beginn: 19&nbsp;Uhr</FONT></FONT></P>
<P STYLE="margin-bottom: 0cm"><BR></P>
<TABLE WIDTH=643 CELLPADDING=4><COL WIDTH=312><COL WIDTH=313><THEAD><TR VALIGN=TOP><TH WIDTH=312><P>Punkt</P></TH><TH><P>Ergebnis</P></TH></TR></THEAD><TBODY><TR VALIGN=TOP><TD><P>Kasse</P></TD><TD><P><FONT COLOR="#ff0000">entlastet</FONT></P></TD></TR></TBODY></TABLE>
<UL><LI><P>Ende: 21 Uhr</P></UL></BODY></HTML>`,
    pastes:
      "<h2>Protokoll</h2><p>Anwesend: <u>alle</u><br />Beginn: 19\u00a0Uhr</p>" +
      '<table><thead><tr><th scope="col">Punkt</th><th scope="col">Ergebnis</th></tr></thead>' +
      "<tbody><tr><td>Kasse</td><td>entlastet</td></tr></tbody></table><ul><li>Ende: 21 Uhr</li></ul>",
  },
  {
    name: "Outlook: a letter in nested tables for its layout, a quoted answer",
    html: `<div class="WordSection1"><table role="presentation" width="100%"><tbody><tr><td align="center"><table width="600"><tbody><tr><td style="padding:20px"><p class="MsoNormal">Liebe Mitglieder,<o:p></o:p></p><p class="MsoNormal">wir laden ein.</p></td></tr></tbody></table></td></tr></tbody></table>
<div><div style="border:none;border-top:solid #E1E1E1 1.0pt;padding:3.0pt 0cm 0cm 0cm"><p class="MsoNormal"><b><span lang="DE">Von:</span></b><span lang="DE"> Anna<br><b>Betreff:</b> Treffen</span></p></div></div>
<blockquote style="margin-left:35.4pt"><div><p class="MsoNormal">Gerne! <a href="https://example.org/plan?a=1&amp;b=2"><span style="color:#0563C1;text-decoration:underline">Plan</span></a></p></div></blockquote></div>`,
    pastes:
      "<p>Liebe Mitglieder,</p><p>wir laden ein.</p><p><strong>Von:</strong> Anna<br /><strong>Betreff:</strong> Treffen</p>" +
      '<blockquote><p>Gerne! <a href="https://example.org/plan?a=1&amp;b=2">Plan</a></p></blockquote>',
  },
  {
    name: "old WordPress: shortcodes, a caption, a picture at the left, no-break spaces",
    html: `<p style="text-align: center;"><strong>Apfeltag</strong>&nbsp;</p>
[caption id="attachment_12" align="alignleft" width="300"]<a href="https://alt.example.org/wp-content/uploads/2012/10/hang.jpg"><img class="size-medium wp-image-12" src="https://alt.example.org/wp-content/uploads/hang-300x200.jpg" alt="Hang" width="300" height="200" /></a> Am Hang[/caption]
<p>&nbsp;</p>
<figure class="wp-caption alignright"><img src="${ownPicture}" alt="Kelter" /><figcaption class="wp-caption-text">Die <em>Kelter</em></figcaption></figure>
<p>Text davor<!--more-->und danach [gallery ids="1,2"]</p><hr /><h4>Mehr</h4><div><span style="text-decoration: underline;">wichtig</span></div>`,
    pastes:
      "<p><strong>Apfeltag</strong></p>" +
      '<p>[caption id="attachment_12" align="alignleft" width="300"] Am Hang[/caption]</p>' +
      `<figure class="right"><img src="${ownPicture}" alt="Kelter" /><figcaption>Die <em>Kelter</em></figcaption></figure>` +
      '<p>Text davorund danach [gallery ids="1,2"]</p><h3>Mehr</h3><p><u>wichtig</u></p>',
  },
  {
    name: "TYPO3: bodytext, a content table with caption and foot, <center> and empty lines",
    html: `<div class="csc-default"><div class="csc-header"><h1 class="csc-firstHeader">Anfahrt</h1></div><p class="bodytext">Mit der Bahn <span class="external-link"><a href="http://example.org/" title="Opens external link" target="_blank" class="external-link-new-window">Fahrplan</a></span></p>
<p class="bodytext">&nbsp;</p><center><font size="4" color="navy">Willkommen</font></center>
<table class="contenttable" summary=""><caption>Preise</caption><tfoot><tr><td colspan="2">inkl. Steuer</td></tr></tfoot><tbody><tr><th scope="row">Most</th><td>3 €</td></tr></tbody></table>
<ul class="csc-bulletlist"><li class="odd">eins</li><li class="even">zwei<br /></li></ul><p class="bodytext"><link http://example.org>alter Link</link></p></div>`,
    pastes:
      '<h2>Anfahrt</h2><p>Mit der Bahn <a href="http://example.org/">Fahrplan</a></p><p>Willkommen</p><p>Preise</p>' +
      '<table><tbody><tr><th scope="row">Most</th><td>3 €</td></tr><tr><td>inkl. Steuer</td><td></td></tr></tbody></table>' +
      "<ul><li>eins</li><li>zwei</li></ul><p>alter Link</p>",
  },
  {
    name: "a page by hand: paragraphs as <div>, nested spans, lines by two breaks",
    html: `<div><div>Erste <span><span style="font-weight:bold"><span>Zeile</span></span></span></div><div><br></div><div>Zweite<br><br>Dritte</div></div><dl><dt>Ort</dt><dd>Hof</dd></dl><pre>eins
zwei</pre><details><summary>Mehr</summary>Text</details>`,
    pastes:
      "<p>Erste <strong>Zeile</strong></p><p>Zweite<br /><br />Dritte</p><p>Ort</p><p>Hof</p><p>eins zwei</p><p>Mehr</p><p>Text</p>",
  },
];
