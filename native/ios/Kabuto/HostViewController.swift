import UIKit
import WebKit

/// The page of the product, and nothing else.
final class HostViewController: UIViewController {
    private var web: WKWebView!
    private let again = UIButton(type: .system)
    private var barStyle: UIStatusBarStyle = .default

    override var preferredStatusBarStyle: UIStatusBarStyle { barStyle }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        web = newPage()
        fill(with: web)
        addRetry()
        load()
    }

    private func newPage() -> WKWebView {
        let settings = WKWebViewConfiguration()
        settings.limitsNavigationsToAppBoundDomains = true
        settings.preferences.javaScriptCanOpenWindowsAutomatically = false
        settings.preferences.isFraudulentWebsiteWarningEnabled = true
        settings.userContentController.add(Bridge(host: self), contentWorld: .page, name: Bridge.name)
        let page = WKWebView(frame: .zero, configuration: settings)
        page.navigationDelegate = self
        // A swipe from the edge is a step of the page's own history, in which each sheet has an entry.
        page.allowsBackForwardNavigationGestures = true
        // The page itself keeps clear of notch and home line (`viewport-fit=cover`).
        page.scrollView.contentInsetAdjustmentBehavior = .never
        // Until the page is there, the background shows through in the colour of the theme.
        page.isOpaque = false
        #if DEBUG
        if #available(iOS 16.4, *) { page.isInspectable = true }
        #endif
        return page
    }

    private func fill(with part: UIView) {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        NSLayoutConstraint.activate([
            part.topAnchor.constraint(equalTo: view.topAnchor),
            part.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            part.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            part.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        ])
    }

    /// Where there is no connection at the start, there is no page that could offer it.
    private func addRetry() {
        again.setTitle(NSLocalizedString("retry", comment: ""), for: .normal)
        again.addAction(UIAction { [weak self] _ in self?.load() }, for: .touchUpInside)
        fill(with: again)
        again.isHidden = true
    }

    private func load() {
        again.isHidden = true
        web.load(URLRequest(url: web.url ?? Site.address))
    }
}

extension HostViewController: Host {
    func openExternal(url: String) {
        guard let address = URL(string: url), address.scheme == "https" else { return }
        UIApplication.shared.open(address)
    }

    /// An app does not quit itself here. A page asks for it after its back button only, which an iPhone lacks.
    func exit() {}

    func statusBar(colour: String, text: String) {
        let painted = UIColor(digits: colour)
        view.backgroundColor = painted
        web.underPageBackgroundColor = painted
        barStyle = text == "dark" ? .darkContent : .lightContent
        setNeedsStatusBarAppearanceUpdate()
    }

    func haptic(kind: String) {
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
    }
}

extension HostViewController: WKNavigationDelegate {
    /// Another site is opened by openExternal only; without a target frame it would be a new window.
    func webView(_: WKWebView, decidePolicyFor action: WKNavigationAction) async -> WKNavigationActionPolicy {
        guard let url = action.request.url, action.targetFrame != nil else { return .cancel }
        return Site.isOwn(url) ? .allow : .cancel
    }

    /// What is not allowed fails too, but not as an error of the connection.
    func webView(_: WKWebView, didFailProvisionalNavigation _: WKNavigation!, withError error: any Error) {
        guard let code = (error as? URLError)?.code else { return }
        again.isHidden = code == .cancelled
    }

    /// Most often for want of memory.
    func webViewWebContentProcessDidTerminate(_: WKWebView) {
        load()
    }
}

extension UIColor {
    /// `#rrggbb`, which the bridge has checked.
    fileprivate convenience init(digits: String) {
        let all = UInt32(digits.dropFirst(), radix: 16) ?? 0
        func part(_ shift: UInt32) -> CGFloat { CGFloat((all >> shift) & 0xff) / 255 }
        self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
}
