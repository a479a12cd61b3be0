const sans = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const serif = "font-family:Fraunces,Georgia,'Times New Roman',serif"
const body = `${sans};font-size:16px;line-height:1.55;color:#231711`

/** Styles stand on every element: mail programs drop those of a page. */
export const style = {
  page: 'margin:0;padding:0;background:#f7f0e2',
  brand: `padding:0 4px 12px;${sans};${serif};font-size:20px;color:#554437`,
  card: 'background:#fffdf8;border:1px solid #e3d9c6;border-radius:12px;padding:28px 28px 24px',
  paragraph: `margin:0 0 16px;${body};overflow-wrap:anywhere`,
  last: `margin:24px 0 0;${body}`,
  button: `display:inline-block;padding:12px 22px;border-radius:8px;background:#b8341a;color:#fff8ee;${sans};font-size:16px;font-weight:600;text-decoration:none`,
  address: `margin:0 0 20px;${sans};font-size:13px;line-height:1.5;color:#554437;word-break:break-all`,
  link: 'color:#554437;text-decoration:underline',
  label: `padding:8px 12px 8px 0;border-bottom:1px solid #e3d9c6;${sans};font-size:15px;color:#554437`,
  value: `padding:8px 0;border-bottom:1px solid #e3d9c6;${sans};font-size:15px;color:#231711;text-align:right`,
  quoted: `margin:0 0 16px;padding:4px 0 4px 16px;border-left:3px solid #e3d9c6;${body}`,
  foot: `padding:16px 4px 0;${sans};font-size:13px;line-height:1.5;color:#554437`,
  title: `margin:0 0 20px;${serif};font-size:30px;line-height:1.15;font-weight:600;color:#231711;overflow-wrap:anywhere`,
  heading: `margin:32px 0 10px;${serif};font-size:22px;line-height:1.25;font-weight:600;color:#231711;overflow-wrap:anywhere`,
  smallHeading: `margin:24px 0 8px;${sans};font-size:17px;line-height:1.35;font-weight:600;color:#231711;overflow-wrap:anywhere`,
  list: `margin:0 0 16px;padding:0 0 0 22px;${body}`,
  item: 'margin:0 0 6px;overflow-wrap:anywhere',
  textLink: 'color:#a12d16;text-decoration:underline',
  cell: `padding:8px 8px 8px 0;border-bottom:1px solid #e3d9c6;${sans};font-size:14px;line-height:1.45;color:#231711;text-align:left;vertical-align:top`,
} as const

/** What is otherwise by night. */
export const dark = `@media (prefers-color-scheme: dark) {
.page { background: #1a1310 !important }
.card { background: #241b16 !important; border-color: #463e33 !important }
.ink { color: #f6ebd8 !important }
.quiet { color: #d3c2ab !important }
.line { border-color: #463e33 !important }
.button { background: #f0714f !important; color: #2b0c05 !important }
.link { color: #ff9a7c !important }
}`
